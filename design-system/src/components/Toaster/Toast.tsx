import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from '../../motion/useMotor.ts';
import { type ToastEntry, type ToastTone, toast } from './toast.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const LABELS: Record<ToastTone, string> = { success: 'Success', error: 'Error', warning: 'Warning', info: 'Note' };

interface ToastProps {
  entry: ToastEntry;
  paused: boolean;
  /** Called when the close button is pressed. */
  onDismiss: () => void;
}

/** One message. Its timer stops while paused. */
export const Toast = ({ entry, paused, onDismiss }: ToastProps) => {
  const left = useRef(entry.life);
  useEffect(
    function dismissWhenDue() {
      if (paused) return;
      const from = Date.now();
      const timer = setTimeout(() => toast.dismiss(entry.id), left.current);
      return () => {
        clearTimeout(timer);
        left.current = Math.max(1000, left.current - (Date.now() - from));
      };
    },
    [paused, entry.id],
  );

  useMotor();
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(function fadeOnRemoval() {
    const { current } = item;
    return () => void (current && motorIfThere()?.fadeOutCopy(current));
  }, []);

  const Icon = ICONS[entry.tone];
  const { action } = entry;
  return (
    <li ref={item} className="m-toast" data-tone={entry.tone}>
      <Icon size={20} role="img" aria-label={LABELS[entry.tone]} />
      <p>{entry.text}</p>
      {action && (
        <button
          type="button"
          className="m-toast__action"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="m-toast__dismiss" aria-label="Dismiss" onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
};

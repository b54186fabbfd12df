import './Toaster.css';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './Toast.tsx';
import { toast, toastStore } from './toast.ts';

/**
 * Region for toasts; render it once. Alt T focuses it. Timers pause while the pointer or focus is inside and while the
 * window is in the background. Escape, and dismissing a toast, returns focus.
 */
export const Toaster = () => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const region = useRef<HTMLElement>(null);
  /** Element that had focus before. */
  const before = useRef<HTMLElement | null>(null);
  const [inside, setInside] = useState(false);
  const [away, setAway] = useState(false);

  useEffect(function listenToWindow() {
    const onKey = (event: KeyboardEvent) => event.altKey && event.code === 'KeyT' && region.current?.focus();
    const onBlur = () => setAway(true);
    const onFocus = () => setAway(false);
    addEventListener('keydown', onKey);
    addEventListener('blur', onBlur);
    addEventListener('focus', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('blur', onBlur);
      removeEventListener('focus', onFocus);
    };
  }, []);

  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setInside(true);
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const giveBack = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  };

  return createPortal(
    <section
      ref={region}
      className="m-toasts"
      aria-label="Status messages"
      aria-keyshortcuts="Alt+T"
      // Not a live region, because the announcer speaks; the attribute exempts it from being hidden by popups.
      data-live-announcer=""
      tabIndex={-1}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
      onFocus={enter}
      onKeyDown={(event) => event.key === 'Escape' && giveBack()}
      onBlur={() => setInside(false)}
    >
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Toast
              key={entry.id}
              entry={entry}
              paused={inside || away}
              onDismiss={() => {
                giveBack();
                toast.dismiss(entry.id);
              }}
            />
          ))}
        </ul>
      )}
    </section>,
    document.body,
  );
};

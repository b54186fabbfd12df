import './Toaster.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './Toast.tsx';
import { toastStore } from './toast.ts';

/**
 * Where toasts appear; stands once in the application. Alt T moves the keyboard to them. They wait while the pointer or
 * the keyboard is among them and while the window is in the background.
 */
export const Toaster = () => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const region = useRef<HTMLElement>(null);
  const [inside, setInside] = useState(false);
  const [away, setAway] = useState(false);

  useEffect(() => {
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

  return createPortal(
    <section
      ref={region}
      className="m-toasts"
      aria-label="Status messages"
      aria-live="polite"
      aria-relevant="additions"
      tabIndex={-1}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
    >
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} paused={inside || away} />
      ))}
    </section>,
    document.body,
  );
};

import { useEffect, useEffectEvent, useRef } from 'react';
import { getFirstListeners } from '#keyboard/getFirstListeners.ts';

/** Keys pressed for the first row of a loading list. */
export interface RowTypeAhead {
  /** Digits of a quantity; '' for Enter only. */
  digits: string;
}

const isRetained = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !altKey && !metaKey && (key === 'Enter' || /^\d$/.test(key));

const MOVES = /^(?:Arrow|Page)|^(?:Home|End)$/;

const inBoxOrPopup = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;

/**
 * Stores Enter and following digits while rows load; they select the first row and start its quantity. Further Enter is
 * ignored, so that the user sees the order first. Escape clears; moving the cursor stops storing.
 * @param state `waiting` while rows load, `there` once loaded; `off` clears
 */
export function useRowTypeAhead(state: 'off' | 'waiting' | 'there', onLoaded: (ahead: RowTypeAhead) => void): void {
  const stored = useRef<RowTypeAhead | null>(null);
  const flush = useEffectEvent(onLoaded);
  useEffect(
    function bufferKeys() {
      const ahead = stored.current;
      stored.current = null;
      if (state === 'there' && ahead) flush(ahead);
      if (state !== 'waiting') return;
      let moved = false;
      const onKeyDown = (event: KeyboardEvent) => {
        if (inBoxOrPopup(event.target)) return;
        moved ||= MOVES.test(event.key);
        if (moved || event.key === 'Escape') stored.current = null;
        if (moved || !isRetained(event)) return;
        event.preventDefault();
        event.stopPropagation();
        // Key repeat belongs to selecting the product.
        if (event.repeat) return;
        const digits = stored.current?.digits ?? '';
        stored.current = { digits: event.key === 'Enter' ? digits : `${digits}${event.key}` };
      };
      getFirstListeners();
      addEventListener('keydown', onKeyDown, true);
      return () => removeEventListener('keydown', onKeyDown, true);
    },
    [state],
  );
}

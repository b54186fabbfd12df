import { useEffect, useEffectEvent, useRef } from 'react';
import { firstListeners } from './firstListeners.ts';

/** What was pressed for the first row of a list that was still to come. */
export interface RowTypeAhead {
  /** Figures of a quantity, in their order; '' where Enter alone was pressed. */
  digits: string;
}

const isKept = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !altKey && !metaKey && (key === 'Enter' || /^\d$/.test(key));

const MOVES = /^(?:Arrow|Page)|^(?:Home|End)$/;

const inBoxOrPopup = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;

/**
 * Keeps Enter and the figures behind it while rows are awaited: they choose the first row once it is there, and begin its
 * quantity. No further Enter is kept, so that what is ordered is seen first. Escape takes them back. Who moves does not mean
 * the first row: from then on nothing is kept, and whoever sees the rows chooses.
 * @param state `waiting` while the rows are asked for, `there` once they are; `off` forgets what was pressed
 */
export function useRowTypeAhead(state: 'off' | 'waiting' | 'there', onLoaded: (ahead: RowTypeAhead) => void): void {
  const kept = useRef<RowTypeAhead | null>(null);
  const flush = useEffectEvent(onLoaded);
  useEffect(
    function bufferKeys() {
      const ahead = kept.current;
      kept.current = null;
      if (state === 'there' && ahead) flush(ahead);
      if (state !== 'waiting') return;
      let moved = false;
      const onKeyDown = (event: KeyboardEvent) => {
        if (inBoxOrPopup(event.target)) return;
        moved ||= MOVES.test(event.key);
        if (moved || event.key === 'Escape') kept.current = null;
        if (moved || !isKept(event)) return;
        event.preventDefault();
        event.stopPropagation();
        // A key that is held down chose the product, not its supplier.
        if (event.repeat) return;
        const digits = kept.current?.digits ?? '';
        kept.current = { digits: event.key === 'Enter' ? digits : `${digits}${event.key}` };
      };
      firstListeners();
      addEventListener('keydown', onKeyDown, true);
      return () => removeEventListener('keydown', onKeyDown, true);
    },
    [state],
  );
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { wantsMotion } from './wantsMotion.ts';

interface DragOptions {
  /** What is shown in the element: another one is taken hold of anew. */
  what: string;
  /** Whether there is anything to drag to. */
  enabled: boolean;
  /** Where a drag led: 1 to the next, -1 to the one before. */
  onDrag: (step: 1 | -1) => void;
}

/**
 * Lets an element be dragged to its side, to the next one or to the one before. A press stays a press, and the end of a
 * drag is none. Arrows, dots and keys do the same: a drag is a shorter way, fetched behind the page.
 */
export function useDrag(element: RefObject<HTMLElement | null>, { what, enabled, onDrag }: DragOptions): void {
  const lead = useEffectEvent(onDrag);
  useEffect(
    function followPointer() {
      const held = element.current;
      if (!held || !enabled || !wantsMotion()) return;
      let stop = () => {};
      let gone = false;
      const callOff = whenIdle(() => {
        import('./dragging.ts').then(
          ({ follow }) => {
            if (!gone) stop = follow(held, (step) => lead(step));
          },
          // Without it there are arrows and dots.
          () => {},
        );
      });
      return () => {
        gone = true;
        callOff();
        stop();
      };
    },
    [element, what, enabled],
  );
}

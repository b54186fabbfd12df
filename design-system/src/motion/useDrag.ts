import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../whenIdle.ts';
import { wantsMotion } from './wantsMotion.ts';

interface DragOptions {
  /** Identifies the content; another one restarts dragging. */
  contentId: string;
  /** Whether dragging is possible. */
  enabled: boolean;
  /** Called with the result of a drag: 1 for the next, -1 for the previous one. */
  onDrag: (step: 1 | -1) => void;
}

/**
 * Lets an element be dragged sideways to the next or previous one. A press still presses, and a drag does not. An
 * alternative to arrows, dots and keys, loaded after the page.
 */
export function useDrag(element: RefObject<HTMLElement | null>, { contentId, enabled, onDrag }: DragOptions): void {
  const lead = useEffectEvent(onDrag);
  useEffect(
    function followPointer() {
      const target = element.current;
      if (!target || !enabled || !wantsMotion()) return;
      let stop = () => {};
      let isUnmounted = false;
      const callOff = whenIdle(() => {
        import('./dragging.ts')
          .then(({ follow }) => {
            if (!isUnmounted) stop = follow(target, (step) => lead(step));
          })
          // Arrows and dots work without it.
          .catch(() => {});
      });
      return () => {
        isUnmounted = true;
        callOff();
        stop();
      };
    },
    [element, contentId, enabled],
  );
}

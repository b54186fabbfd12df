import { type RefObject, useLayoutEffect, useState } from 'react';

interface Presence {
  /** Whether the layer is rendered. */
  present: boolean;
  /** Number of openings, used as key so that a reopened layer does not keep the state of one that is closing. */
  opening: number;
}

/**
 * Renders a layer while open, and after closing until the animation of its window, its first child, ends. Without an
 * animation it is removed in the same task.
 */
export function usePresence(open: boolean, layer: RefObject<HTMLElement | null>): Presence {
  const [last, setLast] = useState({ open, present: open, opening: 0 });
  if (open !== last.open) setLast({ open, present: true, opening: last.opening + (open ? 1 : 0) });
  useLayoutEffect(
    function removeAfterAnimation() {
      const moving = layer.current?.firstElementChild;
      if (open || !moving) return;
      const go = () => setLast((state) => (state.open ? state : { ...state, present: false }));
      const { animationName, animationDuration } = getComputedStyle(moving);
      if (!animationName || animationName === 'none' || !Number.parseFloat(animationDuration)) return go();
      const onEnd = (event: Event) => event.target === moving && go();
      moving.addEventListener('animationend', onEnd);
      moving.addEventListener('animationcancel', onEnd);
      return () => {
        moving.removeEventListener('animationend', onEnd);
        moving.removeEventListener('animationcancel', onEnd);
      };
    },
    [open, layer],
  );
  return last;
}

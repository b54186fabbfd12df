import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a layer is still to be drawn: while it is open, and after it closed until the animation of its window, its first
 * child, has ended. Where nothing is animated it goes in the same task.
 */
export function usePresence(open: boolean, layer: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useLayoutEffect(
    function goWithTheAnimation() {
      const moving = layer.current?.firstElementChild;
      if (open || !moving) return;
      const go = () => setPresent(false);
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
  return open || present;
}

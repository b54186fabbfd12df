import { positionTooltip } from './positionTooltip.ts';

/**
 * Keeps a fixed box at its anchor for as long as it is shown: what stands beside moves when rows come, fonts load or a brand
 * is switched. @returns how to stop
 */
export function followAnchor(box: HTMLElement, anchor: Element): () => void {
  let frame = 0;
  let last = '';
  const follow = () => {
    const { x, y, width, height } = anchor.getBoundingClientRect();
    const now = [x, y, width, height, box.offsetWidth, innerWidth, innerHeight].join();
    if (now !== last) positionTooltip(box, anchor);
    last = now;
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

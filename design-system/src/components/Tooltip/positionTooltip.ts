const GAP = 6;
const EDGE = 4;

/** Puts a fixed box under its anchor, or above it where the window ends, inside the window's width. */
function positionTooltip(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const top = at.bottom + GAP + height + EDGE <= innerHeight ? at.bottom + GAP : at.top - GAP - height;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE));
  if (box.style.top !== `${top}px`) box.style.top = `${top}px`;
  if (box.style.left !== `${left}px`) box.style.left = `${left}px`;
}

/**
 * Keeps a fixed box at its anchor for as long as it is shown: what stands beside moves when rows come, fonts load or a brand
 * is switched. @returns how to stop
 */
export function followAnchor(box: HTMLElement, anchor: Element): () => void {
  let frame = 0;
  const follow = () => {
    positionTooltip(box, anchor);
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

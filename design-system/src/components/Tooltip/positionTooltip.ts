const GAP = 6;
const EDGE = 4;

/** Positions a fixed box below its anchor, or above at the window's end, within the window's width. */
function positionTooltip(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const top = at.bottom + GAP + height + EDGE <= innerHeight ? at.bottom + GAP : at.top - GAP - height;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE));
  if (box.style.top !== `${top}px`) box.style.top = `${top}px`;
  if (box.style.left !== `${left}px`) box.style.left = `${left}px`;
}

/**
 * Keeps a shown box at its anchor, which moves when rows load, fonts load or the brand changes.
 * @returns a function that stops it
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

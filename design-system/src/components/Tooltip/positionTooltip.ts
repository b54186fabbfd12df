const GAP = 6;
const EDGE = 4;

/** Puts a fixed box under its anchor, or above it where the window ends, inside the window's width. */
export const positionTooltip = (box: HTMLElement, anchor: Element): void => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const fitsBelow = at.bottom + GAP + height + EDGE <= innerHeight;
  const left = at.left + at.width / 2 - width / 2;
  box.style.top = `${fitsBelow ? at.bottom + GAP : at.top - GAP - height}px`;
  box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
};

/** Position of a dropdown, in px of the window. It is anchored by `top` or `bottom`, so that it can grow. */
interface DropdownPosition {
  left: number;
  top?: number;
  bottom?: number;
  /** The available height. */
  maxHeight: number;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 4;
/** Margin to the window's edge, in px. */
export const WINDOW_MARGIN = 8;

/**
 * Returns a position below the field, or above if there is more space and too little below; aligned with the field's
 * start and kept inside the window.
 */
export const positionDropdown = (
  field: Edges,
  layer: { width: number; height: number },
  view: { width: number; height: number },
  direction: 'ltr' | 'rtl',
): DropdownPosition => {
  const below = view.height - field.bottom - GAP - WINDOW_MARGIN;
  const above = field.top - GAP - WINDOW_MARGIN;
  const under = layer.height <= below || below >= above;
  const start = direction === 'rtl' ? field.right - layer.width : field.left;
  const left = Math.max(WINDOW_MARGIN, Math.min(start, view.width - WINDOW_MARGIN - layer.width));
  return under
    ? { left, top: field.bottom + GAP, maxHeight: Math.max(0, below) }
    : { left, bottom: view.height - field.top + GAP, maxHeight: Math.max(0, above) };
};

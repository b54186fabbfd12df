/** Where a layer goes, in px of the window. It hangs from `top` or stands on `bottom`, so that it can grow. */
interface DropdownPosition {
  left: number;
  top?: number;
  bottom?: number;
  /** The room there is. */
  maxHeight: number;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 4;
/** What stays free at the window's edge, in px. */
export const WINDOW_MARGIN = 8;

/**
 * Under its field, or above where there is more room and too little below; at the field's start, moved in where it
 * would leave the window.
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

import { DEFAULT_LAYOUT, WIDTH_LIMITS } from '../columns/columnLayout.ts';
import type { GridColumn, GridDensity, GridLayout } from '../types.ts';

/** A user's change of the column layout. */
export type LayoutChange =
  | { kind: 'resize'; id: string; width: number }
  | { kind: 'move'; id: string; target: string; side: 'before' | 'after' }
  | { kind: 'show'; id: string; shown: boolean }
  | { kind: 'pin'; id: string; pin: 'start' | 'end' | 'none' }
  | { kind: 'density'; density: GridDensity };

function moveColumn(ids: readonly string[], id: string, target: string, side: 'before' | 'after'): readonly string[] {
  if (id === target) return ids;
  const rest = ids.filter((each) => each !== id);
  rest.splice(rest.indexOf(target) + (side === 'after' ? 1 : 0), 0, id);
  return rest;
}

/** Returns the layout after a change. `columns` are all of the grid's, in their present order. */
export function changedLayout<Row>(
  layout: GridLayout,
  columns: readonly GridColumn<Row>[],
  change: LayoutChange,
): GridLayout {
  if (change.kind === 'density') return { ...layout, density: change.density };
  const { id } = change;
  if (change.kind === 'resize') {
    const width = Math.round(Math.max(WIDTH_LIMITS.min, Math.min(WIDTH_LIMITS.max, change.width)));
    return { ...layout, widths: { ...layout.widths, [id]: width } };
  }
  if (change.kind === 'move') {
    const ids = columns.map((column) => column.id);
    return { ...layout, order: moveColumn(ids, id, change.target, change.side) };
  }
  if (change.kind === 'show') return { ...layout, shown: { ...layout.shown, [id]: change.shown } };
  return { ...layout, pinned: { ...layout.pinned, [id]: change.pin } };
}

/** Returns whether the layout equals the declaration. */
export function isDefaultLayout(layout: GridLayout): boolean {
  const { order, widths, shown, pinned, density } = layout;
  if (density !== undefined) return false;
  return layout === DEFAULT_LAYOUT || [order, widths, shown, pinned].every((part) => Object.keys(part).length === 0);
}

/** Returns the change that moves a column by one place within `group`, its interchangeable columns; null at the end. */
export function stepMove(group: readonly string[], id: string, step: 1 | -1): LayoutChange | null {
  const target = group[group.indexOf(id) + step];
  return target === undefined ? null : { kind: 'move', id, target, side: step === 1 ? 'after' : 'before' };
}

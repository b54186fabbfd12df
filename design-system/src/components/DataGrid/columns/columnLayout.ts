import type { GridColumn, GridDensity, GridLayout } from '../types.ts';

/** The layout as declared. */
export const DEFAULT_LAYOUT: GridLayout = { order: [], widths: {}, shown: {}, pinned: {} };

/** Limits of user-defined widths, in px. */
export const WIDTH_LIMITS = { min: 40, max: 1200 } as const;

function isShown<Row>(column: GridColumn<Row>, { shown }: GridLayout): boolean {
  return !column.hidden && (shown[column.id] ?? !column.optional);
}

/** Orders columns by a stored order. Columns newer than it follow the one they were declared after. */
function orderColumns<Row>(columns: readonly GridColumn<Row>[], order: readonly string[]): readonly GridColumn<Row>[] {
  if (order.length === 0) return columns;
  const known = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  columns.forEach((column, place) => {
    if (known.includes(column)) return;
    const before = columns[place - 1];
    known.splice(before ? known.indexOf(before) + 1 : 0, 0, column);
  });
  return known;
}

/** Applies a user's layout. Without one it returns the same array. */
export function applyLayout<Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): readonly GridColumn<Row>[] {
  if (layout === DEFAULT_LAYOUT && !columns.some((column) => column.optional)) return columns;
  return orderColumns(columns, layout.order).map((column) => {
    const width = layout.widths[column.id] ?? column.width;
    const pinned = layout.pinned[column.id] ?? column.pinned;
    return { ...column, width, pinned, hidden: !isShown(column, layout) };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function getEntries<Value>(source: unknown, fits: (value: unknown) => value is Value): Record<string, Value> {
  if (!isRecord(source)) return {};
  return Object.fromEntries(Object.entries(source).filter((entry): entry is [string, Value] => fits(entry[1])));
}

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= WIDTH_LIMITS.min && value <= WIDTH_LIMITS.max;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isPin = (value: unknown): value is 'start' | 'end' | 'none' =>
  value === 'start' || value === 'end' || value === 'none';

const isDensity = (value: unknown): value is GridDensity => value === 'compact' || value === 'comfortable';

/** Parses a stored layout. Invalid parts are dropped, because a layout must never prevent work. */
export function parseLayout(text: string | null): GridLayout {
  if (text === null) return DEFAULT_LAYOUT;
  try {
    const source: unknown = JSON.parse(text);
    if (!isRecord(source)) return DEFAULT_LAYOUT;
    const order = Array.isArray(source.order) ? source.order.filter((id): id is string => typeof id === 'string') : [];
    return {
      order: [...new Set(order)],
      widths: getEntries(source.widths, isWidth),
      shown: getEntries(source.shown, isBoolean),
      pinned: getEntries(source.pinned, isPin),
      ...(isDensity(source.density) && { density: source.density }),
    };
  } catch {
    return DEFAULT_LAYOUT;
  }
}

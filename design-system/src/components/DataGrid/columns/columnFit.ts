import type { GridColumn } from '../types.ts';
import { cellText, shownText, suffixStart } from './cellText.ts';
import { aroundText, type GlyphWidths, widthFor } from './glyphWidths.ts';
import { isNeverTruncated } from './untruncatedColumns.ts';

/** Width of a header's sort mark with its number and gap, px. */
const SORT_MARK = 22;
/** Factor for headers and footers, which are bolder than rows. */
const HEAVIER = 1.1;
/** Minimum width of a name next to its suffix, px: usually, and to avoid scrolling sideways. */
const MIN_NAME_WIDTH = 56;
const MIN_NAME_WIDTH_SHORT = 16;
/** Maximum text width that may hide other columns, px. */
const MAX_NAME_WIDTH = 420;
/** Width requirements of a column in px, including cell padding. */
interface ColumnNeed {
  /** Minimum width without cutting off required text. */
  minimum: number;
  /** Minimum width if space is short: names are reduced to their first letter next to their suffixes. */
  shortest: number;
  /** Width of all texts and the header in full. */
  full: number;
}

/** By column `id`. */
export type ColumnNeeds = ReadonlyMap<string, ColumnNeed>;

function cellNeed<Row>(column: GridColumn<Row>, row: Row, glyphWidths: GlyphWidths): ColumnNeed {
  if (column.renderWidth) {
    const full = column.renderWidth(row) + aroundText(glyphWidths);
    return { minimum: full, shortest: full, full };
  }
  const shown = shownText(column, cellText(column, row));
  const around = aroundText(glyphWidths) + (column.iconWidth ?? 0);
  const full = widthFor(shown, glyphWidths) + around;
  if (isNeverTruncated(column)) return { minimum: full, shortest: full, full };
  const start = suffixStart(column, shown);
  if (start >= shown.length) return { minimum: 0, shortest: 0, full };
  const suffixWidth = widthFor(shown.slice(start), glyphWidths) + around;
  return {
    minimum: Math.min(full, suffixWidth + MIN_NAME_WIDTH),
    shortest: Math.min(full, suffixWidth + MIN_NAME_WIDTH_SHORT),
    full,
  };
}

/** Width of a text in the header or footer. */
function heavyNeed<Row>(column: GridColumn<Row>, text: string, glyphWidths: GlyphWidths): ColumnNeed {
  const full = widthFor(text, glyphWidths) * HEAVIER + aroundText(glyphWidths);
  const minimum = isNeverTruncated(column) ? full : 0;
  return { minimum, shortest: minimum, full };
}

function headerNeed<Row>(column: GridColumn<Row>, glyphWidths: GlyphWidths): ColumnNeed {
  const { minimum: title, full } = heavyNeed(column, column.header, glyphWidths);
  const sortMark = column.sortable === false ? 0 : SORT_MARK;
  const minimum = isNeverTruncated(column) ? title + sortMark : 0;
  return { minimum, shortest: minimum, full: full + sortMark };
}

const wider = (a: ColumnNeed, b: ColumnNeed): ColumnNeed => ({
  minimum: Math.max(a.minimum, b.minimum),
  shortest: Math.max(a.shortest, b.shortest),
  full: Math.max(a.full, b.full),
});

const isWithin = (a: ColumnNeed, b: ColumnNeed): boolean =>
  a.minimum <= b.minimum && a.shortest <= b.shortest && a.full <= b.full;

/**
 * Returns the widths that columns need for some rows, at least as much as `before`: a column that grew for a row does
 * not shrink when the row leaves. The same map when nothing grew.
 *
 * @param summaryRows rows summarized in the footer, if there is one
 */
export function measureColumns<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  glyphWidths: GlyphWidths,
  before: ColumnNeeds = new Map(),
  summaryRows?: readonly Row[],
): ColumnNeeds {
  let grown = false;
  const needs = new Map<string, ColumnNeed>(before);
  for (const column of columns.filter(({ hidden }) => !hidden)) {
    const known = before.get(column.id);
    let need = known ?? headerNeed(column, glyphWidths);
    for (const row of rows) need = wider(need, cellNeed(column, row, glyphWidths));
    if (summaryRows) need = wider(need, heavyNeed(column, column.summary?.(summaryRows) ?? '', glyphWidths));
    if (known && isWithin(need, known)) continue;
    needs.set(column.id, need);
    grown = true;
  }
  return grown ? needs : before;
}

const getPriority = <Row>({ priority = 1 }: GridColumn<Row>) => priority;

/** Removes columns that do not fit, least important first; those selected by the user stay. */
function withoutLowPriority<Row>(
  columns: readonly GridColumn<Row>[],
  needs: ColumnNeeds,
  availableWidth: number,
  requested: Readonly<Record<string, boolean>>,
): readonly GridColumn<Row>[] {
  const stays = ({ id, priority = 1 }: GridColumn<Row>) => priority <= 1 || requested[id] === true;
  const need = (column: GridColumn<Row>) => {
    const full = needs.get(column.id)?.full ?? 0;
    return isNeverTruncated(column) || column.width !== undefined ? full : Math.min(full, MAX_NAME_WIDTH);
  };
  const shown = columns.filter((column) => !column.hidden);
  let left = shown.filter(stays).reduce((rest, column) => rest - (column.width ?? need(column)), availableWidth);
  const out = new Set<GridColumn<Row>>();
  for (const column of shown.filter((one) => !stays(one)).toSorted((a, b) => getPriority(a) - getPriority(b))) {
    left -= column.width ?? need(column);
    if (left < 0) out.add(column);
  }
  return out.size === 0 ? columns : columns.map((column) => (out.has(column) ? { ...column, hidden: true } : column));
}

/**
 * Returns columns fitted to the grid: complete ones with their content's width, low-priority ones only if they fit.
 *
 * @param availableWidth available width in px; null if unknown, which removes nothing
 * @param requested columns selected by the user, by `id`
 * @param widths column widths set by the user, in px by `id`
 */
export function fitColumns<Row>(
  columns: readonly GridColumn<Row>[],
  needs: ColumnNeeds,
  availableWidth: number | null,
  requested: Readonly<Record<string, boolean>> = {},
  widths: Readonly<Record<string, number>> = {},
): readonly GridColumn<Row>[] {
  if (needs.size === 0) return columns;
  const fitted = columns.map((column) => {
    const need = needs.get(column.id);
    if (!need || column.onDemand) return column;
    const minimum = Math.ceil(need.minimum);
    if (!isNeverTruncated(column)) return minimum > (column.minWidth ?? 0) ? { ...column, minWidth: minimum } : column;
    // A column with a declared share takes the remaining width.
    if (column.flex !== undefined && widths[column.id] === undefined)
      return { ...column, width: undefined, minWidth: minimum };
    return { ...column, width: Math.max(minimum, widths[column.id] ?? 0) };
  });
  return availableWidth === null
    ? fitted
    : toWidth(withoutLowPriority(fitted, needs, availableWidth, requested), columns, needs, availableWidth);
}

/** Shrinks names next to their suffixes to make up the missing width, if that is enough. */
function toWidth<Row>(
  columns: readonly GridColumn<Row>[],
  declared: readonly GridColumn<Row>[],
  needs: ColumnNeeds,
  availableWidth: number,
): readonly GridColumn<Row>[] {
  const usedWidths = columns.filter(({ hidden }) => !hidden).map(({ width, minWidth = 0 }) => width ?? minWidth);
  let missing = usedWidths.reduce((sum, width) => sum + width, 0) - availableWidth;
  if (missing <= 0) return columns;
  const narrowed = columns.map((column, index) => {
    const { hidden, suffixStart, width, minWidth = 0 } = column;
    if (hidden || !suffixStart || width !== undefined) return column;
    const minimum = Math.max(declared[index]?.minWidth ?? 0, Math.ceil(needs.get(column.id)?.shortest ?? minWidth));
    const given = Math.max(0, Math.min(missing, minWidth - minimum));
    missing -= given;
    return given > 0 ? { ...column, minWidth: minWidth - given } : column;
  });
  return missing > 0 ? snapWidths(columns, availableWidth) : narrowed;
}

/**
 * If the grid must scroll sideways, aligns its edge with a column boundary: the first flexible column gets the width
 * left after the last complete one. Columns pinned to the end cover others, so the edge is at their start.
 */
function snapWidths<Row>(columns: readonly GridColumn<Row>[], availableWidth: number): readonly GridColumn<Row>[] {
  const shown = columns.filter(({ hidden }) => !hidden);
  const getWidth = ({ width, minWidth = 0 }: GridColumn<Row>) => width ?? minWidth;
  const pinnedTo = (pin: 'start' | 'end') => shown.filter(({ pinned }) => pinned === pin);
  const others = shown.filter(({ pinned }) => pinned !== 'start' && pinned !== 'end');
  let left = pinnedTo('end').reduce((rest, column) => rest - getWidth(column), availableWidth);
  let grows: GridColumn<Row> | null = null;
  for (const column of [...pinnedTo('start'), ...others]) {
    if (getWidth(column) > left) break;
    left -= getWidth(column);
    if (column.width === undefined) grows ??= column;
  }
  return columns.map((column) =>
    column === grows ? { ...column, minWidth: Math.floor((column.minWidth ?? 0) + left) } : column,
  );
}

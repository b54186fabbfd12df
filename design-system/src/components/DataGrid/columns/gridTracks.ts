import type { CSSProperties } from 'react';
import type { GridColumn, SelectionMode } from '../types.ts';
import { cellText } from './cellText.ts';
import { isNeverTruncated } from './untruncatedColumns.ts';

interface TrackBase {
  id: string;
  className: string;
  /** Value for `grid-template-columns`. */
  size: string;
  /** Minimum width in px. */
  minWidth: number;
  /** Pinned edge. */
  pin: 'start' | 'end' | null;
  /** Sticky offset. */
  style: CSSProperties | undefined;
  /** Whether its cells are row headers. */
  rowHeader: boolean;
}

/** A track of the grid: a caller's column, or the grid's own for checkboxes or expanding. */
export type GridTrack<Row> = TrackBase &
  ({ kind: 'data'; column: GridColumn<Row> } | { kind: 'select' | 'expand'; column: null });

const UTILITY_WIDTH = 36;
const MIN_WIDTH = 80;

function utilityTrack<Row>(kind: 'select' | 'expand', pin: 'start' | null): GridTrack<Row> {
  return {
    kind,
    id: `#${kind}`,
    className: `m-grid-cell m-grid-${kind}`,
    size: `${UTILITY_WIDTH}px`,
    minWidth: UTILITY_WIDTH,
    pin,
    style: undefined,
    rowHeader: false,
    column: null,
  };
}

function getPin<Row>({ pinned }: GridColumn<Row>): 'start' | 'end' | null {
  return pinned === undefined || pinned === 'none' ? null : pinned;
}

function dataTrack<Row>(column: GridColumn<Row>): GridTrack<Row> {
  const minWidth = column.width ?? column.minWidth ?? MIN_WIDTH;
  const uncutClass = isNeverTruncated(column) ? ' m-grid-uncut' : '';
  const quiet = column.onDemand ? ' m-grid-on-demand' : '';
  const className = `m-grid-cell m-grid-${column.align ?? 'start'}${uncutClass}${quiet}`;
  const size = column.width === undefined ? `minmax(${minWidth}px, ${column.flex ?? 1}fr)` : `${column.width}px`;
  const base = { id: column.id, className, size, minWidth, pin: getPin(column), style: undefined, rowHeader: false };
  return { ...base, kind: 'data', column };
}

/** Returns the column that names rows: the declared one, or the first with text. */
function getRowHeader<Row>(columns: readonly GridColumn<Row>[]): GridColumn<Row> | undefined {
  const holdsText = ({ kind = 'text', interactive }: GridColumn<Row>) => kind === 'text' && !interactive;
  return columns.find((column) => column.rowHeader) ?? columns.find(holdsText) ?? columns[0];
}

function refuseDuplicateIds(columns: readonly { id: string }[]): void {
  const ids = columns.map((column) => column.id);
  const duplicate = ids.find((id, place) => ids.indexOf(id) !== place);
  if (duplicate !== undefined)
    throw new Error(`Two columns of a DataGrid have the id '${duplicate}'. Give each its own.`);
}

/** Returns the width of pinned tracks. Only needed when scrolling, where every track has its minimum width. */
export function pinnedWidth<Row>(tracks: readonly GridTrack<Row>[], pin: 'start' | 'end'): number {
  return tracks.reduce((sum, track) => (track.pin === pin ? sum + track.minWidth : sum), 0);
}

function withStickyOffsets<Row>(tracks: readonly GridTrack<Row>[]): readonly GridTrack<Row>[] {
  return tracks.map((track, place) => {
    if (!track.pin) return track;
    const outer = track.pin === 'start' ? tracks.slice(0, place) : tracks.slice(place + 1);
    const innermost = tracks[track.pin === 'start' ? place + 1 : place - 1]?.pin !== track.pin;
    const offset = pinnedWidth(outer, track.pin);
    return {
      ...track,
      className: `${track.className} m-grid-pinned${innermost ? ` m-grid-pinned-${track.pin}` : ''}`,
      style: track.pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset },
    };
  });
}

/** Returns the shown columns in order: pinned to the start, unpinned, pinned to the end. */
export function getTracks<Row>(
  columns: readonly GridColumn<Row>[],
  selection: SelectionMode,
  expandable: boolean,
): readonly GridTrack<Row>[] {
  if (import.meta.env.DEV) refuseDuplicateIds(columns);
  const shown = columns.filter((column) => !column.hidden);
  const header = getRowHeader(shown);
  const data = shown.map((column) => ({ ...dataTrack(column), rowHeader: column === header }));
  const pins = data.some((track) => track.pin);
  const ownPin = data.some((track) => track.pin === 'start') ? 'start' : null;
  const own = [
    ...(selection === 'multiple' ? [utilityTrack<Row>('select', ownPin)] : []),
    ...(expandable ? [utilityTrack<Row>('expand', ownPin)] : []),
  ];
  if (!pins) return [...own, ...data];
  const pinnedTo = (pin: 'start' | 'end' | null) => data.filter((track) => track.pin === pin);
  return withStickyOffsets([...own, ...pinnedTo('start'), ...pinnedTo(null), ...pinnedTo('end')]);
}

/** Column properties that affect only width and visibility, not the creation of cells. */
const GEOMETRY: readonly unknown[] = ['width', 'minWidth', 'flex', 'hidden', 'header'];

function sameColumn<Row>(a: GridColumn<Row> | null, b: GridColumn<Row> | null): boolean {
  if (a === b || !a || !b) return a === b;
  const parts = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof GridColumn<Row>>;
  return [...parts].every((part) => GEOMETRY.includes(part) || a[part] === b[part]);
}

/**
 * Returns whether rows of these tracks have the same elements, with different widths only, which are set on the grid.
 */
export function sameCells<Row>(a: readonly GridTrack<Row>[], b: readonly GridTrack<Row>[]): boolean {
  return (
    a.length === b.length &&
    a.every((track, place) => {
      const other = b[place] as GridTrack<Row>;
      const alike = track.id === other.id && track.className === other.className && track.rowHeader === other.rowHeader;
      return alike && !track.style && !other.style && sameColumn(track.column, other.column);
    })
  );
}

/** Returns a row's name for its checkbox and buttons: its header's text. */
export function rowName<Row>(tracks: readonly GridTrack<Row>[], row: Row): string {
  const header = tracks.find((track) => track.rowHeader)?.column;
  return header ? cellText(header, row) : '';
}

/** Returns the width of the grid's own tracks in px. */
export function utilityWidth(selection: SelectionMode, expandable: boolean): number {
  return UTILITY_WIDTH * (Number(selection === 'multiple') + Number(expandable));
}

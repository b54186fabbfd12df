import type { CSSProperties } from 'react';
import type { GridColumn, SelectionMode } from '../types.ts';
import { cellText } from './cellText.ts';

interface LanePlace {
  id: string;
  className: string;
  track: string;
  /** Narrowest it gets, in px. */
  least: number;
  /** Which edge it keeps to. */
  pin: 'start' | 'end' | null;
  /** Where it stops at its edge. */
  style: CSSProperties | undefined;
}

/** A column as it stands in the grid: the caller's, or the grid's own for checkboxes and for unfolding. */
export type Lane<Row> = LanePlace &
  ({ kind: 'data'; column: GridColumn<Row> } | { kind: 'select' | 'expand'; column: null });

const OWN_WIDTH = 36;
const LEAST_WIDTH = 80;

function ownLane<Row>(kind: 'select' | 'expand', pin: 'start' | null): Lane<Row> {
  return {
    kind,
    id: `#${kind}`,
    className: `m-grid-cell m-grid-${kind}`,
    track: `${OWN_WIDTH}px`,
    least: OWN_WIDTH,
    pin,
    style: undefined,
    column: null,
  };
}

function pinOf<Row>({ pinned }: GridColumn<Row>): 'start' | 'end' | null {
  return pinned === undefined || pinned === 'none' ? null : pinned;
}

function dataLane<Row>(column: GridColumn<Row>): Lane<Row> {
  const least = column.width ?? column.minWidth ?? LEAST_WIDTH;
  const className = `m-grid-cell m-grid-${column.align ?? 'start'}`;
  const track = column.width === undefined ? `minmax(${least}px, ${column.flex ?? 1}fr)` : `${column.width}px`;
  return { kind: 'data', id: column.id, className, track, least, pin: pinOf(column), style: undefined, column };
}

function refuseTwins(columns: readonly { id: string }[]): void {
  const ids = columns.map((column) => column.id);
  const twin = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twin !== undefined) throw new Error(`Two columns of a DataGrid have the id '${twin}'. Give each its own.`);
}

/** Width of the lanes that keep to an edge. Only a grid that scrolls needs it, and there every lane is at its least. */
export function pinnedWidth<Row>(lanes: readonly Lane<Row>[], pin: 'start' | 'end'): number {
  return lanes.reduce((sum, lane) => (lane.pin === pin ? sum + lane.least : sum), 0);
}

function stopped<Row>(lanes: readonly Lane<Row>[]): readonly Lane<Row>[] {
  return lanes.map((lane, place) => {
    if (!lane.pin) return lane;
    const outer = lane.pin === 'start' ? lanes.slice(0, place) : lanes.slice(place + 1);
    const innermost = lanes[lane.pin === 'start' ? place + 1 : place - 1]?.pin !== lane.pin;
    const stop = pinnedWidth(outer, lane.pin);
    return {
      ...lane,
      className: `${lane.className} m-grid-pinned${innermost ? ` m-grid-pinned-${lane.pin}` : ''}`,
      style: lane.pin === 'start' ? { insetInlineStart: stop } : { insetInlineEnd: stop },
    };
  });
}

/** The columns that show, in order: those that keep to the start, the others, those that keep to the end. */
export function lanesOf<Row>(
  columns: readonly GridColumn<Row>[],
  selection: SelectionMode,
  expandable: boolean,
): readonly Lane<Row>[] {
  if (import.meta.env.DEV) refuseTwins(columns);
  const data = columns.filter((column) => !column.hidden).map(dataLane);
  const pins = data.some((lane) => lane.pin);
  const ownPin = data.some((lane) => lane.pin === 'start') ? 'start' : null;
  const own = [
    ...(selection === 'multiple' ? [ownLane<Row>('select', ownPin)] : []),
    ...(expandable ? [ownLane<Row>('expand', ownPin)] : []),
  ];
  if (!pins) return [...own, ...data];
  const keptTo = (pin: 'start' | 'end' | null) => data.filter((lane) => lane.pin === pin);
  return stopped([...own, ...keptTo('start'), ...keptTo(null), ...keptTo('end')]);
}

/** What a row is called in the names of its checkbox and buttons: its first shown text. */
export function rowName<Row>(lanes: readonly Lane<Row>[], row: Row): string {
  const first = lanes.find((lane) => lane.kind === 'data')?.column;
  return first ? cellText(first, row) : '';
}

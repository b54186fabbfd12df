import type { GridColumn, SelectionMode } from './types.ts';

/** A column as it stands in the grid: the caller's, or the grid's own for checkboxes and for unfolding. */
export type Lane<Row> =
  | { kind: 'data'; id: string; className: string; track: string; least: number; column: GridColumn<Row> }
  | { kind: 'select' | 'expand'; id: string; className: string; track: string; least: number; column: null };

const OWN_WIDTH = 36;
const LEAST_WIDTH = 80;

function ownLane<Row>(kind: 'select' | 'expand'): Lane<Row> {
  return {
    kind,
    id: `#${kind}`,
    className: `m-grid-cell m-grid-${kind}`,
    track: `${OWN_WIDTH}px`,
    least: OWN_WIDTH,
    column: null,
  };
}

function dataLane<Row>(column: GridColumn<Row>): Lane<Row> {
  const least = column.width ?? column.minWidth ?? LEAST_WIDTH;
  const className = `m-grid-cell m-grid-${column.align ?? 'start'}`;
  const track = column.width === undefined ? `minmax(${least}px, ${column.flex ?? 1}fr)` : `${column.width}px`;
  return { kind: 'data', id: column.id, className, track, least, column };
}

function refuseTwins(columns: readonly { id: string }[]): void {
  const ids = columns.map((column) => column.id);
  const twin = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twin !== undefined) throw new Error(`Two columns of a DataGrid have the id '${twin}'. Give each its own.`);
}

/** The columns that show, in order. */
export function lanesOf<Row>(
  columns: readonly GridColumn<Row>[],
  selection: SelectionMode,
  expandable: boolean,
): readonly Lane<Row>[] {
  if (import.meta.env.DEV) refuseTwins(columns);
  return [
    ...(selection === 'multiple' ? [ownLane<Row>('select')] : []),
    ...(expandable ? [ownLane<Row>('expand')] : []),
    ...columns.filter((column) => !column.hidden).map(dataLane),
  ];
}

/** What a cell shows. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = column.value(row);
  return column.format ? column.format(value, row) : value === null ? '' : String(value);
}

/** What a row is called in the names of its checkbox and buttons: its first shown text. */
export function rowName<Row>(lanes: readonly Lane<Row>[], row: Row): string {
  const first = lanes.find((lane) => lane.kind === 'data')?.column;
  return first ? cellText(first, row) : '';
}

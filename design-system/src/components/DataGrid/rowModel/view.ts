/** Which rows show and in which order. Rows themselves stay where they are: a view is only a list of their indexes. */
export interface GridView {
  readonly length: number;
  /** Index of the row that stands at a position. */
  rowAt(position: number): number;
  /** Where a row stands, or -1 when it does not show. */
  getPosition(row: number): number;
}

/** All rows as they came; costs nothing, however many there are. */
export function plainView(length: number): GridView {
  return { length, rowAt: (position) => position, getPosition: (row) => (row < length ? row : -1) };
}

/** The rows of a sorted or filtered order. */
export function orderedView(order: Uint32Array): GridView {
  return { length: order.length, rowAt: (position) => order[position] ?? -1, getPosition: (row) => order.indexOf(row) };
}

/** The rows of a view in its order: all of them, or those of some positions. */
export function viewRows<Row>(
  view: GridView,
  rows: readonly Row[],
  from = 0,
  to: number = view.length,
): readonly Row[] {
  const shown: Row[] = [];
  for (let position = from; position < Math.min(to, view.length); position++) {
    const row = rows[view.rowAt(position)];
    if (row !== undefined) shown.push(row);
  }
  return shown;
}

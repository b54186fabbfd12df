/** The shown rows and their order, as a list of row indexes. */
export interface GridView {
  readonly length: number;
  /** Index of the row at a position. */
  rowAt(position: number): number;
  /** Position of a row, or -1 if it is not shown. */
  getPosition(row: number): number;
}

/** Returns a view of all rows in their original order, at no cost. */
export function plainView(length: number): GridView {
  return { length, rowAt: (position) => position, getPosition: (row) => (row < length ? row : -1) };
}

/** Returns the view of a sorted or filtered order. */
export function orderedView(order: Uint32Array): GridView {
  return { length: order.length, rowAt: (position) => order[position] ?? -1, getPosition: (row) => order.indexOf(row) };
}

/** Returns the rows of a view in order: all of them, or those at some positions. */
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

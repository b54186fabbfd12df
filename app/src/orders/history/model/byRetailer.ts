import type { CellValue, GridSort } from '@mortar/design-system';
import type { PastOrder, Values } from './pastOrder.ts';
import { getValues } from './picture.ts';

export interface RetailerTotal extends Values {
  kind: 'retailer';
  id: string;
  retailer: string;
  orders: number;
  /** True if expanded. */
  open: boolean;
}

/** Row of the history: order or retailer. */
export type HistoryRow = PastOrder | RetailerTotal;

export const retailerKey = (retailerId: number) => `retailer ${retailerId}`;

/** Empty values come last in both directions. */
function compare(a: CellValue, b: CellValue, direction: GridSort['direction']): number {
  if (a === null || a === '') return b === null || b === '' ? 0 : 1;
  if (b === null || b === '') return -1;
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return direction === 'asc' ? order : -order;
}

function sortRows<Row extends HistoryRow>(
  rows: readonly Row[],
  sort: readonly GridSort[],
  getCell: (row: HistoryRow, column: string) => CellValue,
): Row[] {
  return rows.toSorted((a, b) => {
    for (const { column, direction } of sort) {
      const order = compare(getCell(a, column), getCell(b, column), direction);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/**
 * Groups orders by retailer name with totals, and orders below expanded ones. Sorting applies to retailers and within
 * each.
 * @param folded keys of collapsed retailers
 * @param getCell value of a column in a row
 */
export function byRetailer(
  orders: readonly PastOrder[],
  folded: ReadonlySet<string>,
  sort: readonly GridSort[],
  getCell: (row: HistoryRow, column: string) => CellValue,
): HistoryRow[] {
  const groups = Map.groupBy(orders, ({ retailerId }) => retailerKey(retailerId));
  const totals = [...groups].map(
    ([id, some]): RetailerTotal => ({
      kind: 'retailer',
      id,
      retailer: some[0]?.retailer ?? '',
      orders: some.length,
      open: !folded.has(id),
      ...getValues(some),
    }),
  );
  const byName = totals.sort((a, b) => a.retailer.localeCompare(b.retailer));
  return sortRows(byName, sort, getCell).flatMap((total) => [
    total,
    ...(total.open ? sortRows(groups.get(total.id) ?? [], sort, getCell) : []),
  ]);
}

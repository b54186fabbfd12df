import type { CellValue, GridSort } from '@mortar/design-system';
import type { PastOrder, Values } from './pastOrder.ts';
import { getValues } from './picture.ts';

/** The orders of one retailer together, with what they come to. */
export interface RetailerTotal extends Values {
  kind: 'retailer';
  id: string;
  retailer: string;
  /** How many orders there are. */
  orders: number;
  /** Whether its orders stand below it. */
  open: boolean;
}

/** A row of the history: an order, or what stands above a retailer's. */
export type HistoryRow = PastOrder | RetailerTotal;

export const retailerKey = (retailerId: number) => `retailer ${retailerId}`;

/** Nothing comes last, whichever way it is sorted. */
function compare(one: CellValue, other: CellValue, direction: GridSort['direction']): number {
  if (one === null || one === '') return other === null || other === '' ? 0 : 1;
  if (other === null || other === '') return -1;
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
  return direction === 'asc' ? order : -order;
}

function sorted<Row extends HistoryRow>(
  rows: readonly Row[],
  sort: readonly GridSort[],
  getCell: (row: HistoryRow, column: string) => CellValue,
): Row[] {
  return rows.toSorted((one, other) => {
    for (const { column, direction } of sort) {
      const order = compare(getCell(one, column), getCell(other, column), direction);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/**
 * Orders grouped by retailer: each retailer with its totals, by name, and under those that are open their orders. A sort
 * holds among the retailers and among the orders of each.
 * @param folded keys of the retailers whose orders are out of sight
 * @param getCell what a column holds for a row
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
      ...{ id, retailer: some[0]?.retailer ?? '', orders: some.length, open: !folded.has(id) },
      ...getValues(some),
    }),
  );
  const byName = totals.sort((one, other) => one.retailer.localeCompare(other.retailer));
  return sorted(byName, sort, getCell).flatMap((total) => [
    total,
    ...(total.open ? sorted(groups.get(total.id) ?? [], sort, getCell) : []),
  ]);
}

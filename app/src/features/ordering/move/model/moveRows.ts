import type { OrderLine } from '#orders/current/model/line.ts';
import type { Offer } from '#orders/lines/model/offer.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { type Cents, lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import {
  getCheapestPrice,
  getMovedLine,
  getOffer,
  type MovedLine,
  type Rounding,
  type StayReason,
  withMovedLine,
} from './movedLine.ts';

/** Line of the order with its preview at the selected supplier. */
export interface MoveRow {
  line: OrderLine;
  /** Offer at the target; null if unknown or not sold. */
  offer: Offer | null;
  /** Null if it stays. */
  arrival: MovedLine | null;
  stays: StayReason | null;
  /** True if the pharmacy's lock excludes that supplier. */
  locked: boolean;
  /** Additional cost of the full quantity in cents; below 0 it is cheaper. */
  difference: Cents;
  /** Additional free units; below 0 fewer. */
  freer: number;
}

/** Returns a product's supplier prices by code; undefined while loading. */
export type PricesOf = (productCode: string) => readonly SupplierPrice[] | undefined;

export interface MoveTo {
  /** Supplier code; null while none is selected. */
  supplier: string | null;
  rounding: Rounding;
}

const still = (line: OrderLine, stays: StayReason | null = null, offer: Offer | null = null): MoveRow => ({
  line,
  offer,
  stays,
  arrival: null,
  locked: false,
  difference: 0,
  freer: 0,
});

function getRow(
  line: OrderLine,
  lines: readonly OrderLine[],
  { supplier, rounding }: MoveTo,
  getPrices: PricesOf,
): MoveRow {
  if (supplier === null) return still(line);
  if (line.supplierCode === supplier) return still(line, 'already there');
  const prices = getPrices(line.productCode);
  if (!prices) return still(line);
  const price = getCheapestPrice(prices, supplier);
  if (!price) return still(line, 'no price');
  const offer = getOffer(line, price);
  const arrival = getMovedLine(line, offer, lines, rounding);
  if (typeof arrival === 'string') return still(line, arrival, offer);
  const { quantity, deal } = arrival.line;
  const { into } = arrival;
  return {
    line,
    offer,
    arrival,
    stays: null,
    locked: price.locked,
    difference: lineTotal(arrival.line.price, quantity) - (into?.total ?? 0) - line.total,
    freer: bonusUnits(quantity, deal) - (into?.bonus ?? 0) - line.bonus,
  };
}

/**
 * Returns previews of lines, moved in sequence: two at the same price merge.
 * @param order all lines of the order
 * @param moving those that move
 */
export function moveRows(
  order: readonly OrderLine[],
  moving: readonly OrderLine[],
  to: MoveTo,
  getPrices: PricesOf,
): MoveRow[] {
  let lines = order;
  return moving.map((each) => {
    const line = lines.find(({ id }) => id === each.id) ?? each;
    const row = getRow(line, lines, to, getPrices);
    if (row.arrival) lines = withMovedLine(lines, line, row.arrival);
    return row;
  });
}

/** Supplier that can receive some of the lines. */
export interface MoveOption {
  code: string;
  name: string;
  /** Number of lines it sells. */
  lines: number;
  /** Additional cost of those in cents. */
  difference: Cents;
}

/** Returns target suppliers by number of lines sold, then by price. Excludes the lines' current supplier. */
export function moveOptions(
  order: readonly OrderLine[],
  moving: readonly OrderLine[],
  getPrices: PricesOf,
): MoveOption[] {
  const names = new Map<string, string>();
  for (const { productCode } of moving) {
    for (const { supplierCode, supplier } of getPrices(productCode) ?? []) names.set(supplierCode, supplier);
  }
  const options = [...names].flatMap(([code, name]): MoveOption[] => {
    const rows = moveRows(order, moving, { supplier: code, rounding: 'leave' }, getPrices);
    const sold = rows.filter(({ offer }) => offer !== null);
    if (sold.length === 0) return [];
    return [{ code, name, lines: sold.length, difference: sold.reduce((sum, row) => sum + row.difference, 0) }];
  });
  return options.toSorted((a, b) => b.lines - a.lines || a.difference - b.difference || a.name.localeCompare(b.name));
}

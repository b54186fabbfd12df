import type { SupplierPrice } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Offer } from '#orders/lines/model/offer.ts';
import { type Cents, lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { type Arrival, getArrival, offerAt, priceAt, type Rounding, type Stay, withArrival } from './arrival.ts';

/** One line of the order, and what moving it to the chosen supplier would make of it. */
export interface MoveRow {
  line: OrderLine;
  /** What it would be ordered on; null where that is not known or the supplier does not sell it. */
  offer: Offer | null;
  /** Null where it stays. */
  arrival: Arrival | null;
  stays: Stay | null;
  /** The pharmacy keeps its product from that supplier. */
  locked: boolean;
  /** What it costs more there, all that is ordered of it; below 0 it costs less. */
  difference: Cents;
  /** Units that come free more; below 0 fewer. */
  freer: number;
}

/** What suppliers ask for a product, by its code; undefined while it was not read. */
export type PricesOf = (productCode: string) => readonly SupplierPrice[] | undefined;

export interface MoveTo {
  /** The supplier's code; null while none is chosen. */
  supplier: string | null;
  rounding: Rounding;
}

const still = (line: OrderLine, stays: Stay | null = null, offer: Offer | null = null): MoveRow => ({
  ...{ line, offer, stays, arrival: null, locked: false, difference: 0, freer: 0 },
});

function getRow(
  line: OrderLine,
  lines: readonly OrderLine[],
  { supplier, rounding }: MoveTo,
  getPrices: PricesOf,
): MoveRow {
  if (supplier === null) return still(line);
  if (line.supplierCode === supplier) return still(line, 'is there');
  const prices = getPrices(line.productCode);
  if (!prices) return still(line);
  const price = priceAt(prices, supplier);
  if (!price) return still(line, 'no price');
  const offer = offerAt(line, price);
  const arrival = getArrival(line, offer, lines, rounding);
  if (typeof arrival === 'string') return still(line, arrival, offer);
  const { quantity, deal } = arrival.line;
  const { into } = arrival;
  return {
    ...{ line, offer, arrival, stays: null, locked: price.locked },
    difference: lineTotal(arrival.line.price, quantity) - (into?.total ?? 0) - line.total,
    freer: bonusUnits(quantity, deal) - (into?.bonus ?? 0) - line.bonus,
  };
}

/**
 * What moving makes of some lines, one after the other: two that end at one price join each other.
 * @param order all lines of the order
 * @param moving those of them that move
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
    if (row.arrival) lines = withArrival(lines, line, row.arrival);
    return row;
  });
}

/** A supplier that some lines could move to. */
export interface MoveOption {
  code: string;
  name: string;
  /** How many of them it sells. */
  lines: number;
  /** What those cost more there. */
  difference: Cents;
}

/** Whom some lines could move to: who sells the most of them first, then who is cheapest. None of them is there already. */
export function moveOptions(
  order: readonly OrderLine[],
  moving: readonly OrderLine[],
  getPrices: PricesOf,
): MoveOption[] {
  const names = new Map<string, string>();
  for (const { productCode } of moving) {
    for (const { suppliercode, suppliername } of getPrices(productCode) ?? []) names.set(suppliercode, suppliername);
  }
  const options = [...names].flatMap(([code, name]): MoveOption[] => {
    const rows = moveRows(order, moving, { supplier: code, rounding: 'leave' }, getPrices);
    const sold = rows.filter(({ offer }) => offer !== null);
    if (sold.length === 0) return [];
    return [{ code, name, lines: sold.length, difference: sold.reduce((sum, row) => sum + row.difference, 0) }];
  });
  return options.toSorted(
    (one, other) => other.lines - one.lines || one.difference - other.difference || one.name.localeCompare(other.name),
  );
}

import type { ProductHistoryLine } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** The prices that were paid to one supplier for one of its products over the last year. */
export interface PriceTrail {
  /** When (milliseconds) and what a unit cost, the oldest first; at least one. */
  points: readonly { at: number; price: Cents }[];
  least: Cents;
  most: Cents;
  /** What was bought last: when it was sent, how many units came, and at what price. */
  last: { sent: string; quantity: number; price: Cents };
}

/** The trails of a product by `trailKey`. */
export type PriceTrails = ReadonlyMap<string, PriceTrail>;

/** Whose price it is: a supplier sells one product under several codes. */
export const trailKey = (supplier: string, supplierProductCode: string): string =>
  JSON.stringify([supplier, supplierProductCode]);

type Bought = Pick<
  ProductHistoryLine,
  'supplier' | 'supplierproductcode' | 'suppliedqty' | 'orderedprice' | 'senddatetime'
>;

function getTrail(bought: readonly { at: number; line: Bought }[]): PriceTrail[] {
  const points = bought.map(({ at, line }) => ({ at, price: toCents(line.orderedprice) }));
  const prices = points.map(({ price }) => price);
  const newest = bought.at(-1);
  if (!newest) return [];
  const { senddatetime, suppliedqty, orderedprice } = newest.line;
  return [
    {
      points,
      least: Math.min(...prices),
      most: Math.max(...prices),
      last: { sent: senddatetime ?? '', quantity: suppliedqty, price: toCents(orderedprice) },
    },
  ];
}

/**
 * The prices that were paid, for each supplier and code, from a product's history of a year (001 §3). What did not come
 * was not paid for: regretted and waiting lines leave no trace.
 */
export function priceTrails(lines: readonly Bought[]): PriceTrails {
  const bought = lines
    .map((line) => ({ line, at: Date.parse(line.senddatetime ?? '') }))
    .filter(({ line, at }) => line.suppliedqty > 0 && !Number.isNaN(at))
    .toSorted((one, other) => one.at - other.at);
  const byKey = Map.groupBy(bought, ({ line }) => trailKey(line.supplier, line.supplierproductcode));
  return new Map([...byKey].flatMap(([key, group]) => getTrail(group).map((trail) => [key, trail] as const)));
}

/** Which way a price went since it was paid last. */
export interface PriceChange {
  /** Above 0 it costs more now. */
  cents: Cents;
  /** When it was paid, ISO text. */
  since: string;
}

/** @param price what a unit costs now @returns null where nothing was bought, or it costs the same */
export function priceChange(price: Cents, trail: Pick<PriceTrail, 'last'> | undefined): PriceChange | null {
  if (!trail || trail.last.price === price) return null;
  return { cents: price - trail.last.price, since: trail.last.sent };
}

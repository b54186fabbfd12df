import type { SentLine } from '#products/history/model/sentLine.ts';
import type { Cents } from '#rules/money.ts';

/** Prices paid to a supplier for one of its products in the last year. */
export interface PriceTrail {
  /** Time in ms and unit price, oldest first; at least one. */
  points: readonly { at: number; price: Cents }[];
  minimum: Cents;
  maximum: Cents;
  /** Last purchase: date, supplied units and price. */
  last: { sent: string; quantity: number; price: Cents };
}

/** By `trailKey`. */
export type PriceTrails = ReadonlyMap<string, PriceTrail>;

/** Returns the key of a supplier's product, since it may sell one under several codes. */
export const trailKey = (supplier: string, supplierProductCode: string): string =>
  JSON.stringify([supplier, supplierProductCode]);

type Bought = Pick<SentLine, 'supplier' | 'code' | 'supplied' | 'price' | 'sentAt'>;

function getTrail(bought: readonly { at: number; line: Bought }[]): PriceTrail[] {
  const points = bought.map(({ at, line }) => ({ at, price: line.price }));
  const prices = points.map(({ price }) => price);
  const newest = bought.at(-1);
  if (!newest) return [];
  const { sentAt, supplied, price } = newest.line;
  return [
    {
      points,
      minimum: Math.min(...prices),
      maximum: Math.max(...prices),
      last: { sent: sentAt ?? '', quantity: supplied, price },
    },
  ];
}

/**
 * Returns prices paid per supplier and code from a year's history (001 §3). Regretted and pending lines are excluded.
 */
export function priceTrails(lines: readonly Bought[]): PriceTrails {
  const bought = lines
    .map((line) => ({ line, at: Date.parse(line.sentAt ?? '') }))
    .filter(({ line, at }) => line.supplied > 0 && !Number.isNaN(at))
    .toSorted((a, b) => a.at - b.at);
  const byKey = Map.groupBy(bought, ({ line }) => trailKey(line.supplier, line.code));
  return new Map([...byKey].flatMap(([key, group]) => getTrail(group).map((trail) => [key, trail] as const)));
}

/** Change of a price since it was last paid. */
export interface PriceChange {
  /** Above 0 it is more expensive now. */
  cents: Cents;
  /** ISO time of the last payment. */
  since: string;
}

/** Returns the change of a price. @param price current unit price @returns null without a purchase or change */
export function priceChange(price: Cents, trail: Pick<PriceTrail, 'last'> | undefined): PriceChange | null {
  if (!trail || trail.last.price === price) return null;
  return { cents: price - trail.last.price, since: trail.last.sent };
}

import type { OrderPlaces } from './orderPlaces.ts';
import { leftInAll, type Pharmacy, type PharmacyShare } from './orderShares.ts';

/** Whom a group's order is for, and who waits for what of it. */
export interface OrderGroup {
  pharmacies: readonly Pharmacy[];
  /** Null where nobody knows: then everything is for everybody, and accounts are not known. */
  places: OrderPlaces | null;
}

/** The pharmacies that a line of a group's order is left for; all where nobody knows more. */
export const pharmaciesOf = (line: { id: number }, { pharmacies, places }: OrderGroup): readonly Pharmacy[] =>
  pharmacies.filter(({ id }) => places?.waiting.get(line.id)?.has(id) ?? true);

/** Shares of several parts of an order put together, by pharmacy. */
export function sumShares(parts: readonly (readonly PharmacyShare[])[]): PharmacyShare[] {
  const byPharmacy = Map.groupBy(parts.flat(), ({ id }) => id);
  return [...byPharmacy.values()].flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, left: leftInAll(same) })));
}

import { getGroups } from '#rules/getGroups.ts';
import type { OrderPlaces } from './orderPlaces.ts';
import { leftInAll, type Pharmacy, type PharmacyShare } from './orderShares.ts';

/** Whom a group's order is for, and who waits for what of it. */
export interface OrderGroup {
  pharmacies: readonly Pharmacy[];
  /** Null where nobody knows: then everything is for everybody, and accounts are not known. */
  places: OrderPlaces | null;
}

/** The pharmacies that a line of a group's order is left for; all where nobody knows more. */
export const getPharmacies = (line: { id: number }, { pharmacies, places }: OrderGroup): readonly Pharmacy[] =>
  pharmacies.filter(({ id }) => places?.waiting.get(line.id)?.has(id) ?? true);

/** Shares of several parts of an order put together, by pharmacy. */
export const sumShares = (parts: readonly (readonly PharmacyShare[])[]): PharmacyShare[] =>
  getGroups(parts.flat(), ({ id }) => id).map((same) => ({ ...same[0], left: leftInAll(same) }));

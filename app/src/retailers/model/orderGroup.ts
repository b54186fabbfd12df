import { getGroups } from '#rules/getGroups.ts';
import type { OrderPlaces } from './orderPlaces.ts';
import { leftInAll, type PharmacyShare } from './orderShares.ts';
import type { Pharmacy } from './pharmacy.ts';

/** Pharmacies of a group's order, and their pending parts. */
export interface OrderGroup {
  pharmacies: readonly Pharmacy[];
  /** Null if unknown: all lines count for all, without accounts. */
  places: OrderPlaces | null;
}

/** Returns the pending pharmacies of a line; all if unknown. */
export const getPharmacies = (line: { id: number }, { pharmacies, places }: OrderGroup): readonly Pharmacy[] =>
  pharmacies.filter(({ id }) => places?.waiting.get(line.id)?.has(id) ?? true);

/** Adds parts by pharmacy. */
export const sumShares = (parts: readonly (readonly PharmacyShare[])[]): PharmacyShare[] =>
  getGroups(parts.flat(), ({ id }) => id).map((same) => ({ ...same[0], left: leftInAll(same) }));

import { type Cents, sumCents } from '#rules/money.ts';
import type { OrderPlaces } from './orderPlaces.ts';

/** A pharmacy that a group's order is for. */
export interface Pharmacy {
  id: number;
  name: string;
}

/** What is left of a group's order for one of its pharmacies: nothing for one that was sent all of it. */
export interface PharmacyShare extends Pharmacy {
  left: Cents;
}

/**
 * What is left of lines for each pharmacy on their order (ruling 54).
 * @param waiting of `OrderPlaces`; a line that it does not name, as one that was just added, waits for every pharmacy.
 * Null while nobody knows: then everything waits for everybody
 */
export function orderShares(
  lines: readonly { id: number; total: Cents }[],
  pharmacies: readonly Pharmacy[],
  waiting: OrderPlaces['waiting'] | null,
): PharmacyShare[] {
  return pharmacies.map(({ id, name }) => ({
    ...{ id, name },
    left: sumCents(lines.filter((line) => waiting?.get(line.id)?.has(id) ?? true).map(({ total }) => total)),
  }));
}

/** Lines, each worth what is left of it for all pharmacies together. @param waiting as for `orderShares` */
export const linesLeft = <Line extends { id: number; total: Cents }>(
  lines: readonly Line[],
  pharmacies: readonly Pharmacy[],
  waiting: OrderPlaces['waiting'] | null,
): Line[] => lines.map((line) => ({ ...line, total: leftInAll(orderShares([line], pharmacies, waiting)) }));

export const leftInAll = (shares: readonly PharmacyShare[]): Cents => sumCents(shares.map(({ left }) => left));

/** What is left for each of them, where that is the same for all; null where it differs. */
export function leftEach(shares: readonly PharmacyShare[]): Cents | null {
  const [first] = shares;
  return first && shares.every(({ left }) => left === first.left) ? first.left : null;
}

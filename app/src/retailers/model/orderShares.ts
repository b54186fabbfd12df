import { type Cents, sumCents } from '#rules/money.ts';
import type { OrderPlaces } from './orderPlaces.ts';
import type { Pharmacy } from './pharmacy.ts';

/** Remaining value of a group's order for a pharmacy; 0 if all was sent. */
export interface PharmacyShare extends Pharmacy {
  left: Cents;
}

/**
 * Returns the remaining value of lines per pharmacy (ruling 54).
 * @param waiting from `OrderPlaces`; lines not in it, such as new ones, are pending for every pharmacy. Null if
 * unknown: all lines are pending for all
 */
export function orderShares(
  lines: readonly { id: number; total: Cents }[],
  pharmacies: readonly Pharmacy[],
  waiting: OrderPlaces['waiting'] | null,
): PharmacyShare[] {
  return pharmacies.map(({ id, name }) => ({
    id,
    name,
    left: sumCents(lines.filter((line) => waiting?.get(line.id)?.has(id) ?? true).map(({ total }) => total)),
  }));
}

/** Returns lines with their remaining total value. @param waiting as for `orderShares` */
export const linesLeft = <Line extends { id: number; total: Cents }>(
  lines: readonly Line[],
  pharmacies: readonly Pharmacy[],
  waiting: OrderPlaces['waiting'] | null,
): Line[] => lines.map((line) => ({ ...line, total: leftInAll(orderShares([line], pharmacies, waiting)) }));

export const leftInAll = (shares: readonly PharmacyShare[]): Cents => sumCents(shares.map(({ left }) => left));

/** Returns the remaining value per pharmacy if equal for all, else null. */
export function leftEach(shares: readonly PharmacyShare[]): Cents | null {
  const [first] = shares;
  return first && shares.every(({ left }) => left === first.left) ? first.left : null;
}

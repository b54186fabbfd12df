import type { GroupCommOrder } from '@mortar/contract';
import { type Cents, lineTotal, sumCents, toCents } from '#rules/money.ts';

/** A pharmacy that a group's order is for. */
export interface Pharmacy {
  id: number;
  name: string;
}

/** What is left of a group's order for one of its pharmacies: nothing for one that was sent all of it. */
export interface PharmacyShare extends Pharmacy {
  left: Cents;
}

/** What the server says of a group's order beside its lines (002 §3, §7). */
export interface OrderPlaces {
  /** The pharmacies that wait for each line, by its id: a part that was sent took the others off. */
  waiting: ReadonlyMap<number, ReadonlySet<number>>;
  /** What waits for each pharmacy, by its id. */
  left: ReadonlyMap<number, Cents>;
  /** The accounts of each pharmacy at a supplier, by `{supplier's code} {pharmacy's id}`; '' where it has none. */
  accounts: ReadonlyMap<string, string>;
}

export const accountKey = (suppliercode: string, pharmacy: number) => `${suppliercode} ${pharmacy}`;

/** A supplier stands in several rows where its lines wait for different pharmacies. */
export function toOrderPlaces(rows: readonly GroupCommOrder[]): OrderPlaces {
  const waiting = new Map<number, ReadonlySet<number>>();
  const left = new Map<number, Cents>();
  const accounts = new Map<string, string>();
  for (const { suppliercode, retailers, orderdetailscomms } of rows) {
    const ids = new Set(retailers.map(({ retailerid }) => retailerid));
    const total = sumCents(orderdetailscomms.map(({ price, orderedqty }) => lineTotal(toCents(price), orderedqty)));
    for (const { orderitemid } of orderdetailscomms) waiting.set(orderitemid, ids);
    for (const { retailerid, supplieraccounts } of retailers) {
      left.set(retailerid, (left.get(retailerid) ?? 0) + total);
      const known = supplieraccounts.map(({ accountnumber }) => accountnumber).join(', ');
      accounts.set(accountKey(suppliercode, retailerid), known);
    }
  }
  return { waiting, left, accounts };
}

/** Whom a group's order is for, and who waits for what of it. */
export interface OrderGroup {
  pharmacies: readonly Pharmacy[];
  /** Null where nobody knows: then everything is for everybody, and accounts are not known. */
  places: OrderPlaces | null;
}

/** The pharmacies that a line of a group's order is left for; all where nobody knows more. */
export const pharmaciesOf = (line: { id: number }, { pharmacies, places }: OrderGroup): readonly Pharmacy[] =>
  pharmacies.filter(({ id }) => places?.waiting.get(line.id)?.has(id) ?? true);

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

/** Shares of several parts of an order put together, by pharmacy. */
export function sumShares(parts: readonly (readonly PharmacyShare[])[]): PharmacyShare[] {
  const byPharmacy = Map.groupBy(parts.flat(), ({ id }) => id);
  return [...byPharmacy.values()].flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, left: leftInAll(same) })));
}

/** Names without the words that all of them begin with, where each keeps one: 'Sea Point' of 'Table Bay Pharmacy Sea Point'. */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  let common = 0;
  while (names.length > 1 && words.every((each) => each.length > common + 1 && each[common] === first[common]))
    common++;
  return words.map((each) => each.slice(common).join(' '));
}

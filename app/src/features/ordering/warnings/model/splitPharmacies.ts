import { shortNames } from '#retailers/model/shortNames.ts';

/** Pharmacies of a product's orders by shortened names, split by whether they are on the open order. */
export interface PharmacySplit {
  onThisOrder: readonly string[];
  others: readonly string[];
}

/**
 * Splits pharmacies by whether they are on the open order.
 * @param names of the ordering pharmacies, may repeat
 * @param pharmacies names on the open order; null if unknown: the result is then empty
 */
export function splitPharmacies(names: readonly string[], pharmacies: readonly string[] | null): PharmacySplit {
  if (!pharmacies) return { onThisOrder: [], others: [] };
  const all = [...new Set([...names, ...pharmacies])];
  const short = shortNames(all);
  const getShortNames = (matches: (name: string) => boolean) =>
    all.flatMap((name, index) => (matches(name) ? (short[index] ?? []) : []));
  const ordered = new Set(names);
  return {
    onThisOrder: getShortNames((name) => ordered.has(name) && pharmacies.includes(name)),
    others: getShortNames((name) => ordered.has(name) && !pharmacies.includes(name)),
  };
}

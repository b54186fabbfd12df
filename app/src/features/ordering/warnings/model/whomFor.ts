import { shortNames } from '#retailers/model/shortNames.ts';

/** Whom a product was ordered for, by names that begin alike cut short: who is also on the open order, and who is not. */
export interface ForWhom {
  onThisOrder: readonly string[];
  others: readonly string[];
}

/**
 * @param names of the pharmacies that it was ordered for, repeated or not
 * @param pharmacies names of those that the open order is for; null where nobody knows: then nothing is told of them
 */
export function whomFor(names: readonly string[], pharmacies: readonly string[] | null): ForWhom {
  if (!pharmacies) return { onThisOrder: [], others: [] };
  const all = [...new Set([...names, ...pharmacies])];
  const short = shortNames(all);
  const named = (wanted: (name: string) => boolean) =>
    all.flatMap((name, at) => (wanted(name) ? (short[at] ?? []) : []));
  const ordered = new Set(names);
  return {
    onThisOrder: named((name) => ordered.has(name) && pharmacies.includes(name)),
    others: named((name) => ordered.has(name) && !pharmacies.includes(name)),
  };
}

import type { Pharmacy } from '#retailers/model/pharmacy.ts';

/**
 * Groups things by pharmacy, in the pharmacies' order, without empty ones.
 * @param of returns the pharmacies of a thing
 */
export function byPharmacy<Thing>(
  pharmacies: readonly Pharmacy[],
  things: readonly Thing[],
  of: (thing: Thing) => readonly number[],
): { id: number; name: string; things: Thing[] }[] {
  return pharmacies
    .map(({ id, name }) => ({ id, name, things: things.filter((thing) => of(thing).includes(id)) }))
    .filter((row) => row.things.length > 0);
}

/** Pharmacy of a group, with the text of a card. */
export interface Pharmacy {
  retailerid: number;
  retailername: string;
}

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
    .map(({ retailerid, retailername }) => ({
      id: retailerid,
      name: retailername,
      things: things.filter((thing) => of(thing).includes(retailerid)),
    }))
    .filter((row) => row.things.length > 0);
}

/** A pharmacy of a group, by name, with what a card says of it. */
export interface Pharmacy {
  retailerid: number;
  retailername: string;
}

/**
 * What each pharmacy has of some things, by the pharmacies' order; those that have none are left out.
 * @param of the pharmacies that a thing is for
 */
export function byPharmacy<Thing>(
  pharmacies: readonly Pharmacy[],
  things: readonly Thing[],
  of: (thing: Thing) => readonly number[],
): { id: number; name: string; things: Thing[] }[] {
  return pharmacies
    .map(({ retailerid, retailername }) => ({
      ...{ id: retailerid, name: retailername },
      things: things.filter((thing) => of(thing).includes(retailerid)),
    }))
    .filter((row) => row.things.length > 0);
}

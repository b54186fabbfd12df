import { DAY } from '../../rules/days.ts';
import { pick, type Random } from '../../runtime/random.ts';

interface Person {
  staffname: string;
  computers: readonly string[];
}

interface Employed extends Person {
  retailerid: number;
  /** Relative share of the orders. */
  share: number;
  /** Days before now between which a former employee worked there. */
  left?: readonly [from: number, until: number];
}

/** Current account holders and two former ones. */
const PEOPLE: readonly Employed[] = [
  { retailerid: 1001, staffname: 'Thabo Nkosi', computers: ['DISPENSARY-1', 'DISPENSARY-2'], share: 6 },
  { retailerid: 1001, staffname: 'Ayesha Jacobs', computers: ['OFFICE-1', 'DISPENSARY-1'], share: 3 },
  { retailerid: 1001, staffname: 'Johan Steyn', computers: ['DISPENSARY-2'], share: 4, left: [400, 150] },
  { retailerid: 1001, staffname: 'Nomvula Zulu', computers: ['FRONT-1'], share: 2, left: [470, 240] },
  { retailerid: 2001, staffname: 'Naledi Mokoena', computers: ['HQ-1'], share: 3 },
  { retailerid: 2001, staffname: 'Sipho Dlamini', computers: ['SEAPOINT-1', 'SEAPOINT-2'], share: 5 },
  { retailerid: 2002, staffname: 'Naledi Mokoena', computers: ['HQ-1'], share: 5 },
  { retailerid: 2002, staffname: 'Pieter van der Merwe', computers: ['HQ-2'], share: 2 },
  { retailerid: 2003, staffname: 'Naledi Mokoena', computers: ['HQ-1'], share: 4 },
  { retailerid: 2003, staffname: 'Pieter van der Merwe', computers: ['HQ-2'], share: 3 },
];

/** A pharmacy's staff, repeated by their share of the orders. */
const staffByPharmacy = Map.groupBy(
  PEOPLE.flatMap((person) => Array.from({ length: person.share }, () => person)),
  ({ retailerid }) => retailerid,
);

/** Returns a random employee of a pharmacy at the time, and their computer. */
export function whoOrdered(random: Random, retailerid: number, ago: number) {
  const employed = (staffByPharmacy.get(retailerid) ?? []).filter(
    ({ left }) => !left || (ago < left[0] * DAY && ago > left[1] * DAY),
  );
  const { staffname, computers } = pick(random, employed);
  return { staffname, computername: pick(random, computers) };
}

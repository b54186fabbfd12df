import { DAY } from '../../rules/days.ts';
import { pick, type Random } from '../../runtime/random.ts';

/** Who orders, and where from. */
interface Person {
  staffname: string;
  computers: readonly string[];
}

interface Employed extends Person {
  retailerid: number;
  /** How much of the ordering is theirs. */
  share: number;
  /** Days before now between which they worked there; those who stayed have none. */
  left?: readonly [from: number, until: number];
}

/** Those who have accounts now, and two who had them. */
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

/** The people of a pharmacy, each as often as their share of its ordering. */
const turns = Map.groupBy(
  PEOPLE.flatMap((person) => Array.from({ length: person.share }, () => person)),
  ({ retailerid }) => retailerid,
);

/** Somebody who worked at a pharmacy so long ago, and the computer they sat at. */
export function whoOrdered(random: Random, retailerid: number, ago: number) {
  const there = (turns.get(retailerid) ?? []).filter(
    ({ left }) => !left || (ago < left[0] * DAY && ago > left[1] * DAY),
  );
  const { staffname, computers } = pick(random, there);
  return { staffname, computername: pick(random, computers) };
}

import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Random, seededRandom } from '../runtime/random.ts';
import { addArchive } from './archive.ts';
import { addBaskets } from './baskets.ts';
import { addConversations } from './conversations.ts';
import { addOrder, type Draft, draftSeed, fill } from './draft.ts';
import { addWeek, DAY, HOUR, MINUTE } from './history.ts';
import { addRegrets } from './regrets.ts';
import type { Seed } from './seed.ts';

/** Medicines and goods the independent pharmacy marked as favourites, and a word it finds some of them by. */
function addFavourites({ rows, catalogue }: Draft, retailerid: number): void {
  const wanted = [...catalogue.products].sort((one, other) => other.popularity - one.popularity).slice(0, 12);
  for (const { productid } of wanted) rows.favourites.push({ retailerid, productid });
  for (const { productcode } of wanted.slice(0, 3)) rows.keywords.push({ retailerid, productcode, keyword: 'Shelf 3' });
}

/** Two orders somebody began and left unsent. */
function addUnsent(draft: Draft, by: string): void {
  fill(draft, addOrder(draft, { by, ago: 2 * HOUR }), 7, ['KEST', 'PROT', 'BLUE']);
  fill(draft, addOrder(draft, { by, ago: DAY, description: 'Front shop top-up' }), 4, ['MIDL', 'SUND']);
}

/** An unsent order of a group for some of its pharmacies. */
function addGroupOrder(draft: Draft, by: string, retailerids: number[]): void {
  const order = addOrder(draft, { by, ago: 90 * MINUTE });
  fill(draft, order, 6, ['KEST', 'UMVO']);
  draft.rows.orderRetailers.push({ orderid: order.orderid, retailerids });
}

/** Who ordered in the months before; a day has 1, a week 7. */
const PAST = [
  { retailerid: 1001, staffname: 'Thabo Nkosi', everydays: 2 },
  { retailerid: 2001, staffname: 'Naledi Mokoena', everydays: 6 },
  { retailerid: 2002, staffname: 'Naledi Mokoena', everydays: 7 },
  { retailerid: 2003, staffname: 'Naledi Mokoena', everydays: 9 },
];

/** The pharmacy 1001 and the group 2000 as they are on an ordinary morning. */
export function sampleDraft(catalogue: Catalogue, now: number, random: Random = seededRandom('sample')): Draft {
  const draft = draftSeed(catalogue, random, now);
  addFavourites(draft, 1001);
  addWeek(draft, 'buyer@1001');
  addUnsent(draft, 'buyer@1001');
  addWeek(draft, 'buyer@2000');
  addArchive(draft, PAST);
  addBaskets(draft, 'buyer@1001');
  addConversations(draft, 'buyer@1001');
  addGroupOrder(draft, 'buyer@2000', [2001, 2002]);
  return draft;
}

/**
 * The sample everybody starts with.
 * @param now the moment its history leads up to, in milliseconds since 1970
 */
export function sampleSeed(catalogue: Catalogue, now: number): Seed {
  const draft = sampleDraft(catalogue, now);
  addRegrets(draft);
  return { catalogue, state: draft.rows };
}

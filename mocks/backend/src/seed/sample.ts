import type { Catalogue } from '../catalogue/catalogue.ts';
import { seededRandom } from '../runtime/random.ts';
import { addBaskets, GROUP_BASKETS, PHARMACY_BASKETS } from './baskets.ts';
import { addOrder, type Draft, draftSeed, getDraft, member } from './draft.ts';
import { DAY, HOUR, MINUTE } from './history.ts';
import { addConversations } from './messages/conversations.ts';
import { addTickets } from './messages/tickets.ts';
import { AUTO_REGRET, addAutoRegret, addFailedAutoRegret, addResponseNotices, getAutoRegret } from './notices.ts';
import { addRegrets } from './regrets.ts';
import type { Seed } from './seed.ts';
import { type Purpose, stock } from './stock.ts';
import { workingMoment } from './year/calendar.ts';
import { makeYear, type Started } from './year/year.ts';

interface Unsent extends Purpose {
  by: string;
  /** Milliseconds before now, if in working hours. */
  ago: number;
  description?: string;
  computername?: string;
  /** The order's pharmacies, for a group. */
  retailerids?: readonly number[];
}

const UNSENT: readonly Unsent[] = [
  {
    by: 'buyer@1001',
    ago: 2 * HOUR,
    lines: 7,
    worth: [120, 600],
    suppliers: ['KEST', 'PROT', 'BLUE'],
    ranges: ['acute', 'chronic', 'coldAndFlu'],
  },
  {
    by: 'buyer@1001',
    ago: 2 * DAY,
    description: 'Front shop top-up',
    lines: 4,
    worth: [150, 500],
    suppliers: ['MIDL', 'SUND'],
    ranges: ['frontShop', 'baby'],
    computername: 'FRONT-1',
  },
  {
    by: 'buyer@2000',
    ago: 90 * MINUTE,
    lines: 6,
    worth: [250, 900],
    computername: 'HQ-1',
    suppliers: ['KEST', 'UMVO'],
    ranges: ['chronic', 'acute'],
    retailerids: [2001, 2002],
  },
  {
    by: 'buyer@2000',
    ago: 2 * DAY,
    lines: 5,
    worth: [150, 600],
    computername: 'HQ-1',
    description: 'Muizenberg front shop',
    suppliers: ['MIDL', 'SUND'],
    ranges: ['frontShop', 'sunCare'],
    retailerids: [2003],
  },
];

/** Adds the most frequently bought products as favourites, with keywords for some. */
function addFavourites({ rows }: Draft, catalogue: Catalogue, retailerid: number): void {
  const often = new Map<number, number>();
  for (const order of rows.sentOrders) {
    if (order.retailerid !== retailerid) continue;
    for (const { productid } of order.lines) often.set(productid, (often.get(productid) ?? 0) + 1);
  }
  const wanted = [...often].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 12);
  for (const [productid] of wanted) rows.favourites.push({ retailerid, productid });
  for (const [productid] of wanted.slice(0, 3)) {
    const productcode = catalogue.byId(productid)?.productcode ?? '';
    rows.keywords.push({ retailerid, productcode, keyword: 'Shelf 3' });
  }
}

/** Adds a year of orders at every pharmacy and the unsent ones, numbered by time. */
function addYear(draft: Draft): void {
  const { rows, catalogue, now } = draft;
  const { sentOrders, purchases, counters, started } = makeYear(catalogue, now, rows.terms, (sent) => [
    ...UNSENT.map(({ by, ago }, index) => ({
      name: `unsent ${index}`,
      retailerid: member(draft, by).retailerid,
      at: workingMoment(now - ago),
    })),
    ...getAutoRegret(sent, 1001),
  ]);
  rows.sentOrders = [...sentOrders];
  rows.purchases = [...purchases];
  const others = rows.counters.filter(({ name }) => counters[name] === undefined);
  rows.counters = [...others, ...Object.entries(counters).map(([name, value]) => ({ name, value }))];
  const named = new Map(started.map((one) => [one.name, one]));
  for (const [at, unsent] of UNSENT.entries()) {
    const found = named.get(`unsent ${at}`);
    if (found) addUnsent(draft, unsent, found);
  }
  const auto = named.get(AUTO_REGRET);
  if (auto) addAutoRegret(draft, 'admin@1001', auto);
}

function addUnsent(
  draft: Draft,
  { by, description, computername, retailerids, ...purpose }: Unsent,
  started: Started,
): void {
  const order = addOrder(draft, {
    by,
    started,
    ago: draft.now - started.at,
    ...(description ? { description } : {}),
    ...(computername ? { computername } : {}),
  });
  stock(draft, order, purpose);
  if (retailerids) draft.rows.orderRetailers.push({ orderid: order.orderid, retailerids: [...retailerids] });
}

/** Creates the pharmacy 1001 and the group 2000 on an ordinary working day. */
function makeSample(catalogue: Catalogue, now: number): Draft {
  const draft = draftSeed(catalogue, seededRandom('sample'), now);
  addYear(draft);
  addFavourites(draft, catalogue, 1001);
  addResponseNotices(draft, 1001, 4);
  for (const retailerid of [2001, 2002, 2003]) addResponseNotices(draft, retailerid, 2);
  addFailedAutoRegret(draft, 2000, 2001);
  addBaskets(draft, 'buyer@1001', PHARMACY_BASKETS);
  addBaskets(draft, 'buyer@2000', GROUP_BASKETS);
  addConversations(draft, 1001);
  addTickets(draft, 1001);
  return draft;
}

const cache = new WeakMap<Catalogue, Draft>();

/** Copies what is modified: lists, and the orders that a scenario opens. Other rows are never changed in place. */
function getCopy(rows: Draft['rows']): Draft['rows'] {
  const lists = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, [...list]])) as Draft['rows'];
  return { ...lists, orders: rows.orders.map((order) => ({ ...order })) };
}

/**
 * Returns a copy of the sample to continue from. Cached by catalogue and moment, because it contains a year of orders.
 */
export function sampleDraft(catalogue: Catalogue, now: number): Draft {
  const known = cache.get(catalogue);
  const made = known?.now === now ? known : makeSample(catalogue, now);
  cache.set(catalogue, made);
  const draft = getDraft(getCopy(made.rows), catalogue, seededRandom('sample'), now);
  return { ...draft, reordered: new Set(made.reordered) };
}

/**
 * Returns the sample seed. Rows are created lazily, because a server with stored data needs none.
 * @param now the moment its history leads up to, in milliseconds since 1970
 */
export function sampleSeed(catalogue: Catalogue, now: number): Seed {
  let rows: Draft['rows'] | undefined;
  return {
    catalogue,
    get state() {
      if (!rows) {
        const draft = sampleDraft(catalogue, now);
        addRegrets(draft);
        rows = draft.rows;
      }
      return rows;
    },
  };
}

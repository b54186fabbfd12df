import { type Seed, scenarios } from '@mortar/backend';
import { type Served, serveSeed } from '../../serving/seed.ts';

type SentOrder = Seed['state']['sentOrders'][number];

const RETAILER = 1001;
const FIRST_ID = 5_000_000;
/** Time between two orders, ms: 10 000 of them cover five years. */
const ORDER_INTERVAL_MS = 4.4 * 3_600_000;

/** Longer than any run, and short enough for a timer, ms. */
const NEVER = 20 * 24 * 3_600_000;

/** Returns that many orders of the pharmacy, repeating the sample; all but the newest are answered. */
function sentOrders(sample: readonly SentOrder[], count: number): SentOrder[] {
  const answered = sample.filter(({ retailerid, answeredat }) => retailerid === RETAILER && answeredat !== null);
  const newest = Math.max(...answered.map(({ sentat }) => sentat));
  return Array.from({ length: count }, (_, index) => {
    const order = answered[index % answered.length] as SentOrder;
    const sentat = newest - index * ORDER_INTERVAL_MS;
    const changed = { ...order, orderid: FIRST_ID - index, ordernumber: String(FIRST_ID - index), sentat };
    const lines = order.lines.map((line, place) => ({ ...line, orderitemid: FIRST_ID + index * 100 + place }));
    return index === 0
      ? { ...changed, lines: lines.map(unanswered), answeredat: null, dueat: sentat + NEVER }
      : { ...changed, lines, answeredat: sentat + 600_000 };
  });
}

const unanswered = (line: SentOrder['lines'][number]) => ({
  ...line,
  suppliedquantity: 0,
  invoicedpricecents: 0,
  regretdescription: '',
  invoicenumber: '',
});

/** Serves a built application with that many sent orders; the newest awaits its answer. */
export function serveHistory(dist: string, orders: number): Promise<Served> {
  const { seed } = scenarios.openingTime();
  const others = seed.state.sentOrders.filter(({ retailerid }) => retailerid !== RETAILER);
  const sent = [...others, ...sentOrders(seed.state.sentOrders, orders)];
  return serveSeed(dist, { ...seed, state: { ...seed.state, sentOrders: sent } });
}

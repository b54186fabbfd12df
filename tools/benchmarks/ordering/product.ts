import { generateCatalogue, type Seed, scenarios } from '@mortar/backend';
import { type Served, serveSeed } from '../../serving/seed.ts';

/** The product with a catalogue of so many products, and an order with so many lines that is not sent. */
export interface Running extends Served {
  /** Of the order that is not sent. */
  ordernumber: string;
}

type Regret = Seed['state']['regrets'][number];

/** So many regrets of the pharmacy: those of a morning again and again, each of a line of its own. */
function getRegrets(count: number): Regret[] {
  const sample = scenarios.busyMorning().seed.state.regrets;
  const next = 1 + Math.max(0, ...sample.map(({ orderitemid }) => orderitemid));
  return Array.from({ length: count }, (_, at) => {
    const row = sample[at % sample.length] as Regret;
    return { ...row, orderitemid: at < sample.length ? row.orderitemid : next + at };
  });
}

/** Lines of the sample's long order are doubled, or left out, until there are as many as are asked for. */
function seeded({ lines, products, regrets }: Amounts) {
  const scenario = scenarios.longOrder();
  const { state } = scenario.seed;
  const orderid = scenario.openOrderId;
  const others = state.items.filter((item) => item.orderid !== orderid);
  const own = state.items.filter((item) => item.orderid === orderid).slice(0, lines);
  const catalogue = generateCatalogue({ products, seed: 2026 });
  const changed = { ...state, items: [...others, ...own], regrets: getRegrets(regrets) };
  return { ...scenario, seed: { ...scenario.seed, catalogue, state: changed } };
}

/** How much there is of everything. */
interface Amounts {
  /** At most 500. */
  lines: number;
  products: number;
  regrets: number;
}

/** Serves a built application over the reference backend of this checkout, in this process. */
export async function serveProduct(dist: string, amounts: Amounts): Promise<Running> {
  const { seed, openOrderId = 0 } = seeded(amounts);
  const served = await serveSeed(dist, seed);
  return { ...served, ordernumber: served.backend.store.orders.get(openOrderId)?.ordernumber ?? '' };
}

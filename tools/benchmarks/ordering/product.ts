import { generateCatalogue, type Seed, scenarios } from '@mortar/backend';
import { type Served, serveSeed } from '../../serving/seed.ts';

/** A server with a catalogue and an unsent order of the given sizes. */
export interface Running extends Served {
  /** Of the unsent order. */
  ordernumber: string;
}

type Regret = Seed['state']['regrets'][number];

/** Returns that many regrets of the pharmacy, repeating the sample with a new line each. */
function getRegrets(count: number): Regret[] {
  const sample = scenarios.busyMorning().seed.state.regrets;
  const next = 1 + Math.max(0, ...sample.map(({ orderitemid }) => orderitemid));
  return Array.from({ length: count }, (_, index) => {
    const row = sample[index % sample.length] as Regret;
    return { ...row, orderitemid: index < sample.length ? row.orderitemid : next + index };
  });
}

/** Repeats or drops lines of the sample's long order to reach the requested number. */
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

/** Amounts of seeded data. */
interface Amounts {
  /** At most 500. */
  lines: number;
  products: number;
  regrets: number;
}

/** Serves a built application and the reference backend of this checkout, in this process. */
export async function serveProduct(dist: string, amounts: Amounts): Promise<Running> {
  const { seed, openOrderId = 0 } = seeded(amounts);
  const served = await serveSeed(dist, seed);
  return { ...served, ordernumber: served.backend.store.orders.get(openOrderId)?.ordernumber ?? '' };
}

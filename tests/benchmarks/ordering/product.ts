import { type Backend, createBackend, generateCatalogue, type Seed, scenarios } from '@mortar/backend';
import { guardedServer, listen, mountNode, targetOf } from '@mortar/backend/node';
import { createSite } from '../../../tools/serving/site.ts';

/** The product with a catalogue of so many products, and an order with so many lines that is not sent. */
export interface Running {
  url: string;
  /** Of the order that is not sent. */
  ordernumber: string;
  backend: Backend;
  close(): Promise<void>;
}

type Regret = Seed['state']['regrets'][number];

/** So many regrets of the pharmacy: those of a morning again and again, each of a line of its own. */
function regretsOf(count: number): Regret[] {
  const sample = scenarios.busyMorning().seed.state.regrets;
  const next = 1 + Math.max(0, ...sample.map(({ orderitemid }) => orderitemid));
  return Array.from({ length: count }, (_, at) => {
    const row = sample[at % sample.length] as Regret;
    return { ...row, orderitemid: at < sample.length ? row.orderitemid : next + at };
  });
}

/** Lines of the sample's long order are doubled, or left out, until there are as many as are asked for. */
function seeded({ lines, products, regrets }: Served) {
  const scenario = scenarios.longOrder();
  const { state } = scenario.seed;
  const orderid = scenario.openOrderId;
  const others = state.items.filter((item) => item.orderid !== orderid);
  const own = state.items.filter((item) => item.orderid === orderid).slice(0, lines);
  const catalogue = generateCatalogue({ products, seed: 2026 });
  const changed = { ...state, items: [...others, ...own], regrets: regretsOf(regrets) };
  return { ...scenario, seed: { ...scenario.seed, catalogue, state: changed } };
}

/** How much there is of everything. */
export interface Served {
  /** At most 500. */
  lines: number;
  products: number;
  regrets: number;
}

/** Serves a built application over the reference backend of this checkout, in this process. */
export async function serveProduct(dist: string, served: Served): Promise<Running> {
  const { seed, openOrderId = 0 } = seeded(served);
  const backend = createBackend({ seed });
  const mount = mountNode(backend, {});
  const site = createSite(dist);
  const isMine = (request: Parameters<typeof site>[0]) => mount.handles(targetOf(request)?.pathname ?? '');
  const server = guardedServer({
    request: (request, response) => (isMine(request) ? mount.listener : site)(request, response),
    upgrade(request, socket, head) {
      if (!isMine(request)) return false;
      mount.upgrade(request, socket, head);
      return true;
    },
  });
  const port = await listen(server, 0, 'localhost');
  return {
    url: `http://localhost:${port}`,
    ordernumber: backend.store.orders.get(openOrderId)?.ordernumber ?? '',
    backend,
    async close() {
      server.closeAllConnections();
      await mount.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

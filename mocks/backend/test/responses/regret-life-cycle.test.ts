import {
  deleteRegrets,
  getOrder,
  listRegrets,
  type RegretConflict,
  reorderRegrets,
  sendOrders,
} from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConnectionCut } from '../../src/index.ts';
import { add, type Buyer, buyer, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';
import { draws } from '../support/draws.ts';

interface Line {
  id: number;
  quantity: number;
}

/** The expected state: each buyer's open order by product, waiting lines, and regrets. */
interface Model {
  orders: { orderid: number; lines: Map<number, Line> }[];
  waiting: (Line & { productid: number })[];
  regrets: Map<number, { productid: number; quantity: number }>;
}
interface Real {
  setup: ReturnType<typeof startBackend>;
  buyers: Buyer[];
  /** Discontinued products: every line of them is regretted. */
  gone: ReturnType<typeof offers>;
}
type Command = fc.AsyncCommand<Model, Real>;

const ALL = {
  description: '',
  startdate: '',
  enddate: '',
  wholesalercode: '',
  regretprocessed: false,
  ...({ datefilter: 'All', sortby: 'Date' } as const),
};

async function getRegrets({ fetch, by }: Buyer) {
  const outcome = await callApi(fetch, listRegrets, { body: ALL }, by);
  return outcome.kind === 'value' ? outcome.value.products : [];
}

async function toLines({ fetch, by }: Buyer, orderid: number) {
  const { clientorders } = await answered(fetch, getOrder, { query: { orderid } }, by);
  return clientorders[0]?.orderitems ?? [];
}

/** Returns a buyer and their order. */
function at({ buyers }: Real, model: Model, who: number) {
  const [mine, order] = [buyers[who], model.orders[who]];
  if (!mine || !order) throw new Error('Nobody is there.');
  return { mine, order };
}

const addLine = (who: number, which: number, quantity: number): Command => ({
  check: () => true,
  async run(model, real) {
    const { mine, order } = at(real, model, who);
    const offer = real.gone[which % real.gone.length];
    if (!offer || order.lines.has(offer.product.productid)) return;
    const id = await add(mine, { orderid: order.orderid, ...offer, quantity });
    order.lines.set(offer.product.productid, { id, quantity });
  },
  toString: () => `addLine(${who}, ${which}, ${quantity})`,
});

const send = (who: number): Command => ({
  check: (model) => (model.orders[who]?.lines.size ?? 0) > 0,
  async run(model, real) {
    const { mine, order } = at(real, model, who);
    const { computername } = mine;
    await answered(mine.fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername }] }, mine.by);
    for (const [productid, line] of order.lines) model.waiting.push({ productid, ...line });
    model.orders[who] = { orderid: await newOrder(mine), lines: new Map() };
  },
  toString: () => `send(${who})`,
});

const wait = (): Command => ({
  check: () => true,
  async run(model, { setup }) {
    setup.clock.advance(6_000);
    for (const { id, productid, quantity } of model.waiting.splice(0)) model.regrets.set(id, { productid, quantity });
  },
  toString: () => 'wait()',
});

const reorder = (who: number, which: number, conflicts: RegretConflict, remove: boolean, lost: boolean): Command => ({
  check: (model) => model.regrets.size > 0,
  async run(model, real) {
    const { mine, order } = at(real, model, who);
    const all = await getRegrets(mine);
    const regret = all[which % all.length];
    if (!regret) throw new Error('The list has lost its regrets.');
    const { orderitemid, productid, regretquantity } = regret;
    const neworderid = order.orderid;
    const item = { ...regret, neworderid, orderedquantity: regretquantity, itemnumber: 1, staffname: 'A Buyer' };
    const body = { conflicts, orderid: neworderid, items: [item] };
    const parameters = { query: { deletewhenreordered: remove }, body };
    const before = order.lines.get(productid);
    const placed = !before || conflicts !== 'keep';
    if (lost) {
      real.setup.backend.faults.add({ call: 'reorderRegrets', kind: 'lostAnswer', times: 1 });
      await expect(callApi(mine.fetch, reorderRegrets, parameters, mine.by)).rejects.toThrow(ConnectionCut);
      expect((await callApi(mine.fetch, reorderRegrets, parameters, mine.by)).kind).toBe(placed ? 'nothing' : 'value');
    } else {
      expect((await callApi(mine.fetch, reorderRegrets, parameters, mine.by)).kind).toBe('value');
    }
    if (!placed) return;
    const quantity = regretquantity + (before && conflicts === 'merge' ? before.quantity : 0);
    const line = (await toLines(mine, neworderid)).find((row) => row.productid === productid);
    order.lines.set(productid, { id: line?.orderitemid ?? 0, quantity });
    expect(model.regrets.delete(orderitemid)).toBe(true);
  },
  toString: () => `reorder(${who}, ${which}, ${conflicts}, ${remove}${lost ? ', answer lost' : ''})`,
});

const forget = (who: number, which: number): Command => ({
  check: (model) => model.regrets.size > 0,
  async run(model, real) {
    const { mine } = at(real, model, who);
    const id = [...model.regrets.keys()][which % model.regrets.size] ?? 0;
    await answered(mine.fetch, deleteRegrets, { body: [{ orderitemid: id }] }, mine.by);
    model.regrets.delete(id);
  },
  toString: () => `forget(${who}, ${which})`,
});

/** Invariants after any history. */
async function compare(model: Model, { buyers }: Real) {
  for (const [who, mine] of buyers.entries()) {
    const regrets = (await getRegrets(mine)).map((row) => [row.orderitemid, row.productid, row.regretquantity]);
    const expected = [...model.regrets].map(([id, { productid, quantity }]) => [id, productid, quantity]);
    expect(regrets.sort()).toEqual(expected.sort());
    const order = model.orders[who];
    const lines = (await toLines(mine, order?.orderid ?? 0)).map((row) => [row.productid, row.orderedquantity]);
    expect(lines.sort()).toEqual([...(order?.lines ?? [])].map(([id, { quantity }]) => [id, quantity]).sort());
  }
}

describe('two buyers with regrets', () => {
  it('lose none, order none twice and see the same list, even with lost answers', async () => {
    const who = fc.nat({ max: 1 });
    const some = fc.nat({ max: 40 });
    const conflict = fc.constantFrom<RegretConflict>('keep', 'merge', 'replace');
    const commands = fc.commands(
      [
        fc.tuple(who, some, fc.integer({ min: 1, max: 99 })).map((args) => addLine(...args)),
        who.map(send),
        fc.constant(wait()),
        fc.tuple(who, some, conflict, fc.boolean(), fc.boolean()).map((args) => reorder(...args)),
        fc.tuple(who, some).map((args) => forget(...args)),
      ],
      { maxCommands: 30, size: 'max' },
    );
    // Few products, so that a regretted one is often on an order again.
    const gone = offers(startBackend().backend, 'KEST')
      .filter(({ product }) => product.discontinued)
      .slice(0, 2);
    expect(gone.length).toBe(2);
    await fc.assert(
      fc.asyncProperty(commands, async (chosen) => {
        const setup = startBackend();
        const buyers = [await buyer(setup.fetch), await buyer(setup.fetch, 'admin@1001', 'TILL-2')];
        const orders = [];
        for (const one of buyers) orders.push({ orderid: await newOrder(one), lines: new Map() });
        const model: Model = { orders, waiting: [], regrets: new Map() };
        const real: Real = { setup, buyers, gone };
        await fc.asyncModelRun(() => ({ model, real }), chosen);
        await compare(model, real);
      }),
      { numRuns: draws(100) },
    );
  }, 30_000);
});

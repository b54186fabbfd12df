import {
  addOrderItem,
  deleteOrderItem,
  getOrder,
  listCommOrders,
  listUnsentValues,
  sendOrders,
} from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConnectionCut } from '../../src/index.ts';
import { type Buyer, buyer, getLine, lock, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';
import { draws } from '../support/draws.ts';

const SUPPLIERS = ['KEST', 'PROT', 'UMVO'];

/** The buyers' knowledge: only what the server acknowledged. */
interface Model {
  /** Line id → its order, its supplier and its value in cents. */
  unsent: Map<number, { orderid: number; suppliercode: string; cents: number }>;
  sent: Set<number>;
  /** Order → the buyer who has it open. */
  holders: Map<number, number | null>;
}

interface Real {
  setup: ReturnType<typeof startBackend>;
  buyers: Buyer[];
  offers: Map<string, ReturnType<typeof offers>>;
}

type Command = fc.AsyncCommand<Model, Real>;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

class Open implements Command {
  readonly who: number;
  constructor(who: number) {
    this.who = who;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const mine = at(real.buyers, this.who);
    if (mine) model.holders.set(await newOrder(mine), this.who);
  }
  toString = () => `open(${this.who})`;
}

class Lock implements Command {
  readonly who: number;
  readonly which: number;
  readonly on: boolean;
  constructor(who: number, which: number, on: boolean) {
    this.who = who;
    this.which = which;
    this.on = on;
  }
  check = (model: Readonly<Model>) => model.holders.size > 0;
  async run(model: Model, real: Real) {
    const orderid = at([...model.holders.keys()], this.which) ?? 0;
    const mine = at(real.buyers, this.who);
    if (!mine) return;
    const holder = model.holders.get(orderid);
    const { kind } = await lock(mine, orderid, this.on);
    if (holder !== null && holder !== this.who) expect(['blocked', 'nothing', 'value']).toContain(kind);
    if (kind === 'value') {
      const sentAlready = [...model.unsent.values()].every((line) => line.orderid !== orderid);
      if (!sentAlready) expect(holder === null || holder === this.who).toBe(true);
      model.holders.set(orderid, this.on ? this.who : null);
    }
  }
  toString = () => `lock(${this.who}, ${this.which}, ${this.on})`;
}

class Add implements Command {
  readonly who: number;
  readonly which: number;
  readonly offer: number;
  readonly quantity: number;
  constructor(who: number, which: number, offer: number, quantity: number) {
    this.who = who;
    this.which = which;
    this.offer = offer;
    this.quantity = quantity;
  }
  check = (model: Readonly<Model>) => model.holders.size > 0;
  async run(model: Model, real: Real) {
    const orderid = at([...model.holders.keys()], this.which) ?? 0;
    const suppliercode = at(SUPPLIERS, this.offer) ?? '';
    const mine = at(real.buyers, this.who);
    const offer = at(real.offers.get(suppliercode) ?? [], this.offer);
    if (!mine || !offer) return;
    const { quantity } = this;
    const outcome = await callApi(mine.fetch, addOrderItem, getLine({ orderid, ...offer, quantity }), mine.by);
    const holder = model.holders.get(orderid);
    if (holder !== null && holder !== this.who) expect(outcome.kind).not.toBe('value');
    if (outcome.kind !== 'value') return;
    const cents = quantity * offer.price.pricecents;
    model.unsent.set(outcome.value.orderitemid, { orderid, suppliercode, cents });
  }
  toString = () => `add(${this.who}, ${this.which}, ${this.offer}, ${this.quantity})`;
}

class Remove implements Command {
  readonly who: number;
  readonly which: number;
  constructor(who: number, which: number) {
    this.who = who;
    this.which = which;
  }
  check = (model: Readonly<Model>) => model.unsent.size + model.sent.size > 0;
  async run(model: Model, real: Real) {
    const id = at([...model.unsent.keys(), ...model.sent], this.which) ?? 0;
    const mine = at(real.buyers, this.who);
    if (!mine) return;
    const line = model.unsent.get(id);
    const query = { orderid: line?.orderid ?? 0, orderItemId: id, staffname: '' };
    const outcome = await callApi(mine.fetch, deleteOrderItem, { query }, mine.by);
    const holder = line && model.holders.get(line.orderid);
    expect(outcome.kind).toBe(!line ? 'nothing' : holder === null || holder === this.who ? 'value' : 'blocked');
    if (outcome.kind === 'value') model.unsent.delete(id);
  }
  toString = () => `remove(${this.who}, ${this.which})`;
}

/** Sends at one supplier; if the answer is lost, the buyer sends again. */
class Send implements Command {
  readonly who: number;
  readonly suppliercode: string;
  readonly lost: boolean;
  constructor(who: number, supplier: number, lost: boolean) {
    this.who = who;
    this.suppliercode = at(SUPPLIERS, supplier) ?? '';
    this.lost = lost;
  }
  check = () => true;
  async run(model: Model, { setup, buyers }: Real) {
    const mine = at(buyers, this.who);
    if (!mine) return;
    const { computername } = mine;
    const before = await callApi(mine.fetch, listCommOrders, { query: { computername, orderid: 0 } }, mine.by);
    const offered = before.kind === 'value' ? before.value.commorders : [];
    const going = offered.find(({ suppliercode }) => suppliercode === this.suppliercode)?.orderdetailscomms ?? [];
    const free = (orderid: number) => [null, this.who].includes(model.holders.get(orderid) ?? null);
    const mayGo = [...model.unsent].filter(([, line]) => line.suppliercode === this.suppliercode && free(line.orderid));
    expect(going.map(({ orderitemid }) => orderitemid).sort()).toEqual(mayGo.map(([id]) => id).sort());
    const request = { body: [{ suppliercode: this.suppliercode, computername }] };
    if (this.lost) {
      setup.backend.faults.add({ call: 'sendOrders', kind: 'lostAnswer', times: 1 });
      await expect(callApi(mine.fetch, sendOrders, request, mine.by)).rejects.toThrow(ConnectionCut);
      expect(await callApi(mine.fetch, sendOrders, request, mine.by)).toEqual({ kind: 'nothing' });
    } else {
      const { kind } = await callApi(mine.fetch, sendOrders, request, mine.by);
      expect(kind).toBe(going.length > 0 ? 'value' : 'nothing');
    }
    for (const { orderitemid } of going) {
      expect(model.unsent.delete(orderitemid)).toBe(true);
      expect(model.sent.has(orderitemid)).toBe(false);
      model.sent.add(orderitemid);
    }
  }
  toString = () => `send(${this.who}, ${this.suppliercode}${this.lost ? ', answer lost' : ''})`;
}

class Wait implements Command {
  check = () => true;
  async run(_: Model, { setup }: Real) {
    setup.clock.advance(6_000);
  }
  toString = () => 'wait()';
}

/** Invariants after any history. */
async function compare(model: Model, { setup, buyers }: Real) {
  const { store } = setup.backend;
  const inOrders = [...store.sentOrders.all()].flatMap(({ lines }) => lines.map(({ orderitemid }) => orderitemid));
  expect(inOrders.toSorted((a, b) => a - b)).toEqual([...model.sent].toSorted((a, b) => a - b));
  const unsentItems = [...store.items.all()].filter((item) => item.sentorderid === null);
  expect(unsentItems.map(({ orderitemid }) => orderitemid).sort()).toEqual([...model.unsent.keys()].sort());

  const [mine] = buyers;
  if (!mine) return;
  const values = await callApi(mine.fetch, listUnsentValues, {}, mine.by);
  const total =
    values.kind === 'value' ? values.value.ordervaluebysupplier.reduce((sum, row) => sum + row.ordervalue, 0) : 0;
  const expected = [...model.unsent.values()].reduce((sum, { cents }) => sum + cents, 0);
  expect(Math.round(total * 100)).toBe(expected);
  for (const orderid of new Set([...model.unsent.values()].map((line) => line.orderid))) {
    const { clientorders } = await answered(mine.fetch, getOrder, { query: { orderid } }, mine.by);
    const lines = clientorders[0]?.orderitems ?? [];
    const sum = lines.reduce((cents, line) => cents + Math.round(line.orderedprice * 100) * line.orderedquantity, 0);
    expect(Math.round((clientorders[0]?.ordervalue ?? 0) * 100)).toBe(sum);
  }
}

describe('two buyers at work', () => {
  it('lose no acknowledged line, send none twice, and do not enter each other’s orders', async () => {
    const who = fc.nat({ max: 1 });
    const some = fc.nat({ max: 40 });
    const commands = fc.commands(
      [
        who.map((one) => new Open(one)),
        fc.tuple(who, some, fc.boolean()).map(([one, which, on]) => new Lock(one, which, on)),
        fc.tuple(who, some, some, fc.integer({ min: 1, max: 99 })).map((args) => new Add(...args)),
        fc.tuple(who, some).map((args) => new Remove(...args)),
        fc.tuple(who, some, fc.boolean()).map((args) => new Send(...args)),
        fc.constant(new Wait()),
      ],
      { maxCommands: 40, size: 'max' },
    );
    const shared = startBackend();
    const known = new Map(SUPPLIERS.map((code) => [code, offers(shared.backend, code).slice(0, 40)]));
    await fc.assert(
      fc.asyncProperty(commands, async (chosen) => {
        const setup = startBackend();
        const buyers = [await buyer(setup.fetch), await buyer(setup.fetch, 'admin@1001', 'TILL-2')];
        const model: Model = { unsent: new Map(), sent: new Set(), holders: new Map() };
        const real: Real = { setup, buyers, offers: known };
        await fc.asyncModelRun(() => ({ model, real }), chosen);
        await compare(model, real);
      }),
      { numRuns: draws(120) },
    );
  }, 30_000);
});

import {
  addOrderItem,
  assignOrderRetailers,
  deleteGroupOrder,
  deleteOrder,
  deleteOrderItem,
  describeOrder,
  getOrder,
  listGroupCommOrders,
  listUnsentValues,
  sendGroupOrders,
  sendOrders,
  updateOrderItem,
  updateOrderStatus,
} from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConnectionCut } from '../../src/index.ts';
import { type Buyer, buyer, getLine, lock, newOrder, offers, openAccount, startBackend } from '../support/buyer.ts';
import { callApi } from '../support/client.ts';
import { draws } from '../support/draws.ts';
import {
  ASSIGNED,
  cents,
  closeOver,
  GROUP,
  isClosedFor,
  isForOthers,
  isOver,
  leftCents,
  type Model,
  mayChange,
  mayTake,
  NO_ACCOUNT,
  type Order,
  PEOPLE,
  PHARMACIES,
  SUPPLIERS,
  sending,
  settle,
  waiting,
} from './group-orders.ts';

interface Real {
  setup: ReturnType<typeof startBackend>;
  people: Buyer[];
  offers: Map<string, ReturnType<typeof offers>>;
}
type Command = fc.AsyncCommand<Model, Real>;

function at(model: Model, real: Real, who: number, which: number) {
  const [mine, order] = [real.people[who], model.orders[which % Math.max(1, model.orders.length)]];
  if (!mine || !order) throw new Error('There is nobody, or no order.');
  return { mine, order };
}

/** Performs a request, repeated if its answer is lost. */
async function twiceIfLost<T>(real: Real, call: string, lost: boolean, request: () => Promise<T>): Promise<T> {
  if (!lost) return request();
  real.setup.backend.faults.add({ call, kind: 'lostAnswer', times: 1 });
  await expect(request()).rejects.toThrow(ConnectionCut);
  return request();
}

/** @param first whether it needs no order yet */
const command = (name: string, run: (model: Model, real: Real) => Promise<void>, first = false): Command => ({
  check: (model) => first || model.orders.length > 0,
  async run(model, real) {
    await run(model, real);
    await compare(model, real);
  },
  toString: () => name,
});
const lostSuffix = (lost: boolean) => (lost ? ', answer lost' : '');

const open = (who: number) =>
  command(
    `open(${who})`,
    async (model, { people }) => {
      const mine = people[who];
      if (!mine) return;
      const orderid = await newOrder(mine);
      model.orders.push({ orderid, retailerids: [], holder: who, unsent: new Map(), sent: 0, gone: false });
    },
    true,
  );

const assign = (who: number, which: number, retailerids: number[], lost: boolean) =>
  command(`assign(${who}, ${which}, ${retailerids}${lostSuffix(lost)})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const body = { groupretailerid: GROUP, orderid: order.orderid, retailerids };
    const request = () => callApi(mine.fetch, assignOrderRetailers, { body }, mine.by);
    const fits = retailerids.length > 0 && retailerids.every((retailerid) => ASSIGNED[who]?.includes(retailerid));
    const may = isClosedFor(who, order, retailerids) ? 'value' : mayChange(who, order);
    const expected = may === 'value' && !fits ? 'error' : may;
    expect((await twiceIfLost(real, 'assignOrderRetailers', lost, request)).kind).toBe(expected);
    if (expected !== 'value') return;
    order.retailerids = retailerids;
    settle(order);
    closeOver(model);
  });

const add = (who: number, which: number, supplier: string, offer: number, quantity: number, lost: boolean) =>
  command(`add(${who}, ${which}, ${supplier}, ${offer}, ${quantity}${lostSuffix(lost)})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const known = real.offers.get(supplier) ?? [];
    const chosen = known[offer % known.length];
    if (!chosen) throw new Error('The supplier has nothing.');
    const requested = getLine({ orderid: order.orderid, ...chosen, quantity });
    const request = () => callApi(mine.fetch, addOrderItem, requested, mine.by);
    const outcome = await twiceIfLost(real, 'addOrderItem', lost, request);
    expect(outcome.kind).toBe(mayChange(who, order));
    if (outcome.kind !== 'value') return;
    const { supplierpriceid, pricecents } = chosen.price;
    expect(order.unsent.has(outcome.value.orderitemid)).toBe(false);
    order.unsent.set(outcome.value.orderitemid, {
      suppliercode: supplier,
      supplierpriceid,
      quantity,
      cents: pricecents,
      reached: [],
    });
  });

const change = (who: number, which: number, line: number, quantity: number, lost: boolean) =>
  command(`change(${who}, ${which}, ${line}, ${quantity}${lostSuffix(lost)})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const [id, before] = [...order.unsent][line % Math.max(1, order.unsent.size)] ?? [];
    const price = (real.offers.get(before?.suppliercode ?? '') ?? []).find(
      (one) => one.price.supplierpriceid === before?.supplierpriceid,
    )?.price;
    if (id === undefined || !before || !price) return;
    const body = {
      orderitemid: id,
      staffname: 'A Buyer',
      orderedquantity: quantity,
      bonusquantity: 0,
      orderedprice: before.cents / 100,
      creditorid: price.supplier.creditorid,
      supplierproductcode: price.supplierproductcode,
      supplierpriceid: before.supplierpriceid,
    };
    const request = () => callApi(mine.fetch, updateOrderItem, { query: { orderid: order.orderid }, body }, mine.by);
    const { kind } = await twiceIfLost(real, 'updateOrderItem', lost, request);
    expect(kind).toBe(mayChange(who, order));
    if (kind === 'value') order.unsent.set(id, { ...before, quantity });
  });

const remove = (who: number, which: number, line: number) =>
  command(`remove(${who}, ${which}, ${line})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const id = [...order.unsent.keys()][line % Math.max(1, order.unsent.size)];
    if (id === undefined) return;
    const query = { orderid: order.orderid, orderItemId: id, staffname: '' };
    const { kind } = await callApi(mine.fetch, deleteOrderItem, { query }, mine.by);
    expect(kind).toBe(mayChange(who, order));
    if (kind === 'value') order.unsent.delete(id);
  });

const lockOrder = (who: number, which: number, on: boolean) =>
  command(`${on ? 'lock' : 'release'}(${who}, ${which})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const { kind } = await lock(mine, order.orderid, on);
    if (isOver(order)) {
      expect(kind).toBe(on || order.gone ? 'nothing' : 'value');
      return;
    }
    const foreign = order.holder !== null && order.holder !== who;
    expect(kind).toBe(isForOthers(who, order) ? 'error' : foreign ? 'blocked' : 'value');
    if (kind === 'value') order.holder = on ? who : null;
  });

/** Other changes of an order: its description, its status, and deletion by either call. */
const touch = (who: number, which: number, how: 'describe' | 'status' | 'delete' | 'deleteGroup') =>
  command(`${how}(${who}, ${which})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const { fetch, by } = mine;
    const { orderid } = order;
    const requests = {
      describe: () => callApi(fetch, describeOrder, { body: { orderid, description: 'Winter' } }, by),
      status: () => callApi(fetch, updateOrderStatus, { query: { orderid, statusdescription: 'Pending' } }, by),
      delete: () => callApi(fetch, deleteOrder, { query: { orderid } }, by),
      deleteGroup: () => callApi(fetch, deleteGroupOrder, { query: { orderid } }, by),
    };
    // The status of a sent order stays unchanged, without an error.
    const isStatusOfSent = how === 'status' && !order.gone;
    const { kind } = await requests[how]();
    expect(kind).toBe(isStatusOfSent ? mayTake(who, order) : mayChange(who, order));
    if (kind !== 'value' || !how.startsWith('delete')) return;
    order.unsent.clear();
    order.gone = order.sent === 0;
  });

const send = (who: number, which: number, suppliers: string[], lost: boolean) =>
  command(`send(${who}, ${which}, ${suppliers}${lostSuffix(lost)})`, async (model, real) => {
    const { mine, order } = at(model, real, who, which);
    const { fetch, by, computername } = mine;
    const supplierorders = suppliers.map((code) => ({ suppliername: code, suppliercode: code, computername }));
    const body = { groupretailerid: GROUP, baseorderid: order.orderid, staffname: 'A Buyer', supplierorders };
    const request = () => callApi(fetch, sendGroupOrders, { body }, by);
    if (lost) sending(model, who, order, suppliers);
    const { kind, results } = sending(model, who, order, suppliers);
    const outcome = await twiceIfLost(real, 'sendGroupOrders', lost, request);
    expect(outcome.kind).toBe(kind);
    if (outcome.kind !== 'value') return;
    expect(
      outcome.value.processedorders.map(({ retailerid, supplierorders }) => [
        retailerid,
        ...supplierorders.map(({ suppliercode, status }) => `${suppliercode} ${status}`),
      ]),
    ).toEqual(results);
  });

/** The call of a single pharmacy: a group cannot send its pharmacies' lines with it. */
const sendPlainly = (who: number, suppliercode: string, lost: boolean) =>
  command(`sendPlainly(${who}, ${suppliercode}${lostSuffix(lost)})`, async (model, real) => {
    const mine = real.people[who];
    if (!mine) return;
    const { fetch, by, computername } = mine;
    const lines = model.orders
      .filter((order) => !isOver(order) && order.retailerids.length === 0)
      .filter(({ holder }) => holder === null || holder === who)
      .flatMap((order) => [...order.unsent].map(([id, line]) => ({ order, id, line })))
      .filter(({ line }) => line.suppliercode === suppliercode);
    const request = () => callApi(fetch, sendOrders, { body: [{ suppliercode, computername }] }, by);
    const { kind } = await twiceIfLost(real, 'sendOrders', lost, request);
    expect(kind).toBe(lines.length > 0 && !lost ? 'value' : 'nothing');
    for (const { order, id, line } of lines) {
      order.unsent.delete(id);
      order.sent += 1;
      model.sent.push(`${GROUP} ${line.supplierpriceid} ${line.quantity}`);
    }
    if (lines.length > 0) closeOver(model);
  });

/** A pharmacy opens the account that was missing for its part of an order. */
const opensAccount = (which: (typeof NO_ACCOUNT)[number]) =>
  command(
    `openAccount(${which})`,
    async (model, { setup }) => {
      const [retailerid, suppliercode = ''] = which.split('/');
      openAccount(setup.backend, Number(retailerid), suppliercode);
      model.without = model.without.filter((one) => one !== which);
    },
    true,
  );

const wait = () => command('wait()', async (_, { setup }) => setup.clock.advance(6_000), true);

/** Invariants after every step. */
async function compare(model: Model, { setup, people }: Real) {
  const { store } = setup.backend;
  const sentOrders = [...store.sentOrders.all()];
  const sent = sentOrders.flatMap(({ retailerid, lines }) =>
    lines.map((line) => `${retailerid} ${line.supplierpriceid} ${line.orderedquantity}`),
  );
  expect(sent.sort()).toEqual(model.sent.toSorted());
  const ids = sentOrders.flatMap(({ lines }) => lines.map(({ orderitemid }) => orderitemid));
  expect(new Set(ids).size).toBe(ids.length);

  const [mine] = people;
  if (!mine) return;
  const values = await callApi(mine.fetch, listUnsentValues, {}, mine.by);
  const rows = values.kind === 'value' ? values.value.ordervaluebysupplier : [];
  const left = model.orders.reduce((sum, order) => sum + leftCents(order), 0);
  expect(rows.reduce((sum, { ordervalue }) => sum + Math.round(ordervalue * 100), 0)).toBe(left);
  for (const order of model.orders) await compareOrder(order, people);
}

/** Compares an order as each user sees it: its lines and total, or the error. */
async function compareOrder(order: Order, people: readonly Buyer[]) {
  const { orderid } = order;
  for (const [who, { fetch, by, computername }] of people.entries()) {
    const read = await callApi(fetch, getOrder, { query: { orderid } }, by);
    expect(read.kind).toBe(isOver(order) ? 'nothing' : isForOthers(who, order) ? 'error' : 'value');
    const query = { baseorderid: orderid, computername, groupretailerid: GROUP };
    const suppliers = await callApi(fetch, listGroupCommOrders, { query }, by);
    if (suppliers.kind === 'value' || mayChange(who, order) === 'value') {
      const listed = suppliers.kind === 'value' ? suppliers.value.commorders : [];
      const row = (code: string, retailerids: readonly number[], lines: readonly number[]) =>
        `${code} for ${retailerids}: ${[...lines].sort()}`;
      // Lines of one supplier with the same waiting pharmacies form one row.
      const parts = Map.groupBy(order.unsent, ([, line]) => `${line.suppliercode} ${waiting(order, line)}`);
      expect(
        listed
          .map(({ suppliercode, retailers, orderdetailscomms }) =>
            row(
              suppliercode,
              retailers.map(({ retailerid }) => retailerid),
              orderdetailscomms.map(({ orderitemid }) => orderitemid),
            ),
          )
          .sort(),
      ).toEqual(
        [...parts.values()]
          .flatMap((lines) => {
            const [first] = lines;
            return first
              ? row(
                  first[1].suppliercode,
                  waiting(order, first[1]),
                  lines.map(([id]) => id),
                )
              : [];
          })
          .sort(),
      );
      expect(listed.reduce((sum, { ordervalue }) => sum + Math.round(ordervalue * 100), 0)).toBe(
        cents(order.unsent.values()),
      );
    }
    if (read.kind !== 'value') continue;
    const [seen] = read.value.clientorders;
    const lines = seen?.orderitems.map((line) => [line.orderitemid, line.orderedquantity] as const);
    expect(new Map(lines)).toEqual(new Map([...order.unsent].map(([id, line]) => [id, line.quantity])));
    expect(Math.round((seen?.ordervalue ?? 0) * 100)).toBe(cents(order.unsent.values()));
    expect(seen?.locked).toBe(order.holder !== null);
  }
}

/** An order with lines at each supplier, available from the first step. */
const STARTED = [open(0), ...SUPPLIERS.map((supplier, index) => add(0, 0, supplier, index, 3, false))];

describe('a group’s buyers and one user of a single pharmacy', () => {
  it('send every line once to each pharmacy that can receive it, and nothing of other pharmacies', async () => {
    const who = fc.constantFrom(0, 0, 0, 1, 2);
    const which = fc.nat({ max: 2 });
    const lost = fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 });
    const supplier = fc.constantFrom(...SUPPLIERS);
    const quantity = fc.integer({ min: 1, max: 99 });
    const how = fc.constantFrom('describe', 'status', 'delete', 'deleteGroup');
    const lines = fc.tuple(who, which, supplier, fc.nat({ max: 9 }), quantity, lost).map((args) => add(...args));
    const pharmacies = fc.tuple(who, which, fc.subarray(PHARMACIES), lost).map((args) => assign(...args));
    const sends = fc
      .tuple(who, which, fc.shuffledSubarray(SUPPLIERS, { minLength: 1 }), lost)
      .map((args) => send(...args));
    const plain = fc.tuple(who, supplier, lost).map((args) => sendPlainly(...args));
    const lockCommands = fc.tuple(who, which, fc.boolean()).map((args) => lockOrder(...args));
    const commands = fc.commands(
      [
        ...[
          who.map(open),
          lines,
          lines,
          lines,
          lines,
          pharmacies,
          pharmacies,
          sends,
          sends,
          lockCommands,
          lockCommands,
          plain,
          plain,
        ],
        fc.tuple(who, which, fc.nat({ max: 9 }), quantity, lost).map((args) => change(...args)),
        fc.tuple(who, which, fc.nat({ max: 9 })).map((args) => remove(...args)),
        fc.tuple(fc.nat({ max: 2 }), which, how).map((args) => touch(...args)),
        fc.tuple(fc.constant(2), which, how).map((args) => touch(...args)),
        fc.constant(wait()),
        fc.constantFrom(...NO_ACCOUNT).map(opensAccount),
      ],
      { maxCommands: 40, size: 'max' },
    );
    const shared = startBackend();
    const known = new Map(SUPPLIERS.map((code) => [code, offers(shared.backend, code).slice(0, 10)]));
    await fc.assert(
      fc.asyncProperty(commands, async (chosen) => {
        const setup = startBackend();
        const people: Buyer[] = [];
        for (const [at, username] of PEOPLE.entries()) people.push(await buyer(setup.fetch, username, `HQ-${at}`));
        const model: Model = { orders: [], sent: [], without: [...NO_ACCOUNT] };
        const real: Real = { setup, people, offers: known };
        for (const step of STARTED) await step.run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), chosen);
      }),
      { numRuns: draws(150) },
    );
  }, 60_000);
});

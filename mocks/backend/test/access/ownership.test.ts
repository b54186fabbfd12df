import { type Call, getOrderLock, getOrderRetailers, type listGroupUnsentOrders, readAnswer } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, seededRandom } from '../../src/index.ts';
import type { Seed } from '../../src/seed/seed.ts';
import type { ItemRow, OrderRow } from '../../src/store/rows.ts';
import { cases } from '../contract/cases.ts';
import { getKnown, type Known, type Requested } from '../contract/known.ts';
import { callApi, enter, getRequest } from '../support/client.ts';
import { peopleFixture } from '../support/people.ts';

/** Marks every text that the caller must not see. */
const MARK = 'XENOPHON';
const COLLEAGUE = 'session-of-a-colleague';

/** Orders that branch@2000 may not read: one for another pharmacy, one for theirs and another, and a basket. */
const FOREIGN = [
  { orderid: 911, retailerids: [2002], isbasket: false },
  { orderid: 912, retailerids: [2001, 2002], isbasket: false },
  { orderid: 913, retailerids: [2002], isbasket: true },
];

function marked(order: OrderRow, items: readonly ItemRow[]) {
  const lock = { staffid: 2, staffname: MARK, computername: MARK, token: COLLEAGUE };
  const orders = FOREIGN.map(({ orderid, isbasket }) => ({
    ...order,
    orderid,
    isbasket,
    lock,
    staffname: MARK,
    computername: MARK,
    description: MARK,
    ordernumber: `${MARK}-${orderid}`,
    statusdescription: isbasket ? 'Custom_Basket' : 'Pending',
  }));
  const lines = FOREIGN.flatMap(({ orderid }) =>
    items.map((item) => ({
      ...item,
      orderid,
      orderitemid: orderid * 1000 + item.orderitemid,
      orderedpricecents: 98_765_400,
      staffname: MARK,
      productdescription: MARK,
      suppliername: MARK,
      accountnumber: MARK,
    })),
  );
  return { orders, lines };
}

/** The sample with marked data that a group's user for one pharmacy may not see. */
function foreignFixture(): Seed {
  const people = peopleFixture();
  const { state } = people;
  const own = state.orders.find(({ description }) => description === 'Sea Point weekend');
  if (!own) throw new Error('There is no order of the branch.');
  const { orders, lines } = marked(
    own,
    state.items.filter(({ orderid }) => orderid === own.orderid),
  );
  const sentOrders = state.sentOrders.map((sent) =>
    sent.retailerid === 2002
      ? {
          ...sent,
          staffname: MARK,
          ordernumber: MARK,
          lines: sent.lines.map((line) => ({ ...line, productdescription: MARK })),
        }
      : sent,
  );
  const about = (identifier: number) => ({
    retailerid: 2000,
    group: 'auto regret' as const,
    title: MARK,
    body: MARK,
    icon: '',
    username: '',
    identifier: String(identifier),
    secondaryidentifier: String(identifier),
    sentat: people.now ?? 0,
  });
  const sent = sentOrders.find(({ retailerid }) => retailerid === 2002);
  const session = { token: COLLEAGUE, retailerid: 2000, staffid: 2, username: 'buyer@2000', validfrom: 0 };
  return {
    ...people,
    state: {
      ...state,
      sentOrders,
      orders: [...state.orders, ...orders],
      items: [...state.items, ...lines],
      orderRetailers: [...state.orderRetailers, ...FOREIGN],
      regrets: state.regrets.map((row) => (row.retailerid === 2002 ? { ...row, productdescription: MARK } : row)),
      notifications: [...state.notifications, about(911), about(sent?.orderid ?? 0)],
      sessions: [{ ...session, validto: Number.MAX_SAFE_INTEGER, endedat: null }],
    },
  };
}

async function start() {
  const foreign = foreignFixture();
  const backend = createBackend({ seed: foreign, clock: manualClock(foreign.now), random: seededRandom('whose') });
  const me = await enter(backend.fetch, 'branch@2000');
  return { backend, fetch: backend.fetch, me, own: getKnown(backend, me) };
}
type Started = Awaited<ReturnType<typeof start>>;

/** Returns parameters of the same requests for others' data. */
function foreignThings({ backend: { store }, own }: Started, orderid: number): Known {
  const sent = store.sentOrders.at(2002)[0];
  return {
    ...own,
    orderid,
    itemid: store.items.at(orderid)[0]?.orderitemid ?? 0,
    sentid: sent?.orderid ?? 0,
    regret: store.regrets.at(2002)[0],
    // Own pharmacies, so that only the order can cause the refusal.
    pharmacies: [2001],
  };
}

/** Returns an order's rows with all dependent ones. */
const toRows = ({ backend: { store } }: Started) =>
  JSON.stringify([
    ...FOREIGN.map(({ orderid }) => [
      store.orders.get(orderid),
      store.items.at(orderid),
      store.orderRetailers.get(orderid),
    ]),
    store.sentOrders.at(2002),
    store.regrets.at(2002),
    store.notifications.at(2000).filter(({ title }) => title === MARK),
  ]);

async function getAnswerText(started: Started, call: Call, request: Requested) {
  return (await started.fetch(getRequest(call, request, started.me))).text();
}

const calls = [...registry.values()].filter(({ name }) => name !== 'logout');

describe('an order for pharmacies that the user does not work for', () => {
  describe.each(calls)('$name', (call) => {
    it.each(FOREIGN)('neither shows order $orderid nor changes it', async ({ orderid }) => {
      const started = await start();
      const before = toRows(started);
      const good = cases[call.name]?.good;
      if (!good) throw new Error(`${call.name} has no case.`);
      const notified = { ...started.own, identifier: '911', sentid: 911 };
      for (const known of [foreignThings(started, orderid), notified, started.own]) {
        const text = await getAnswerText(started, call, good(known));
        // The group's order manager lists orders that include the caller's pharmacies, marked as not openable (001 §2).
        if (call.name !== 'listGroupUnsentOrders') expect(text).not.toMatch(/XENOPHON|98765/);
      }
      expect(toRows(started)).toBe(before);
    });
  });

  it.each(FOREIGN)('$orderid reveals neither its pharmacies nor who has it open', async ({ orderid }) => {
    const { fetch, me } = await start();
    const text = 'You cannot open this order because it has retailers that are not assigned to you.';
    const query = { orderid };
    expect(await callApi(fetch, getOrderRetailers, { query }, me)).toEqual({ kind: 'error', code: 2, text });
    expect(await callApi(fetch, getOrderLock, { query }, me)).toEqual({ kind: 'error', code: 2, text });
  });

  it('is listed in the group’s order manager, without lines, only while it includes one of the user’s', async () => {
    const started = await start();
    const call = registry.get('listGroupUnsentOrders') as typeof listGroupUnsentOrders;
    const body = { groupretailerid: 2000, retailerids: [2001] };
    const outcome = readAnswer(call, JSON.parse(await getAnswerText(started, call, { body })));
    if (outcome.kind !== 'value') throw new Error(outcome.kind);
    const rows = outcome.value.clientorders.map(({ orderid, retailers }) => [
      orderid,
      retailers.map((row) => row.retailerid),
    ]);
    expect(rows).toContainEqual([912, [2001, 2002]]);
    expect(rows.flat()).not.toContain(911);
  });
});

import {
  getOrder,
  listCommOrders,
  listGroupUnsentOrders,
  listProducts,
  listResponses,
  listUnsentOrders,
  listVersions,
  notificationHistory,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, SCENARIO_NOW, type ScenarioName, scenarios, signIn } from '../src/index.ts';
import { lock } from './support/buyer.ts';
import { answered, callApi, enter, getRequest } from './support/client.ts';

const names = Object.keys(scenarios) as ScenarioName[];

async function inside(name: ScenarioName) {
  const scenario = scenarios[name]();
  const clock = manualClock(scenario.seed.now);
  const backend = createBackend({ seed: scenario.seed, clock });
  const me = await enter(backend.fetch, scenario.session.username);
  return { ...scenario, backend, me, fetch: backend.fetch };
}

describe.each(names)('the scenario %s', (name) => {
  it('is small enough to be created for each story, new each time and always the same', () => {
    const { seed } = scenarios[name]();
    const again = scenarios[name]().seed;
    expect(Object.values(seed.state).flat().length).toBeLessThan(3_000);
    // Catalogues are shared, except those of a few products.
    expect(again.catalogue === seed.catalogue || seed.catalogue.products.length < 100).toBe(true);
    expect(again.state).toEqual(seed.state);
    expect(again.state).not.toBe(seed.state);
  });

  it('accepts its user’s sign-in, and opens its order', async () => {
    const scenario = scenarios[name]();
    const backend = createBackend({ seed: scenario.seed });
    const { apitoken, staff, staffid } = await signIn(backend, scenario);
    expect(staff.username).toBe(scenario.session.username);
    if (scenario.openOrderId === undefined) return;
    const me = { token: apitoken, staffid, retailerid: staff.retailerid };
    const query = { orderid: scenario.openOrderId };
    const { clientorders } = await answered(backend.fetch, getOrder, { query }, me);
    expect(clientorders[0]?.orderitems.length).toBeGreaterThan(0);
  });
});

describe('scenarios', () => {
  it('busyMorning has 80 unsent lines at six suppliers, twelve notifications, 30 regretted lines', async () => {
    const { fetch, me, backend } = await inside('busyMorning');
    const query = { computername: 'A', orderid: 0 };
    const { commorders } = await answered(fetch, listCommOrders, { query }, me);
    expect(commorders).toHaveLength(6);
    expect(commorders.reduce((sum, { numberofitems }) => sum + numberofitems, 0)).toBe(80);
    const { notifications } = await answered(fetch, notificationHistory, {}, me);
    expect(notifications).toHaveLength(12);
    expect(new Set(notifications.map(({ group }) => group)).size).toBe(4);
    const lines = [...backend.store.sentOrders.all()].flatMap((order) => (order.answeredat ? order.lines : []));
    expect(lines.filter(({ suppliedquantity }) => suppliedquantity === 0)).toHaveLength(30);
  });

  it('openingTime starts with responses and notifications', async () => {
    const { fetch, me } = await inside('openingTime');
    const { responses } = await answered(fetch, listResponses, { query: { search: '', filter: 'All' } }, me);
    expect(responses.length).toBeGreaterThan(5);
    expect((await answered(fetch, notificationHistory, {}, me)).notifications.length).toBeGreaterThan(0);
  });

  it('orderLockedByColleague cannot be opened', async () => {
    const { fetch, me, openOrderId = 0 } = await inside('orderLockedByColleague');
    const { clientorders } = await answered(fetch, listUnsentOrders, {}, me);
    expect(clientorders).toMatchObject([{ locked: true, staffname: 'Ayesha Jacobs', computername: 'TILL-2' }]);
    expect((await lock({ fetch, by: me, computername: 'TILL-1' }, openOrderId, true)).kind).toBe('blocked');
  });

  it('branchMorning has orders for others, of its own, open at a colleague, and without a pharmacy', async () => {
    const { fetch, me } = await inside('branchMorning');
    const body = { groupretailerid: 2000, retailerids: [2001] };
    const { clientorders } = await answered(fetch, listGroupUnsentOrders, { body }, me);
    expect(
      clientorders.map(({ retailers, locked }) => [retailers.map(({ retailerid }) => retailerid), locked]),
    ).toEqual([
      [[2001, 2002], false],
      [[2001], false],
      [[2001], true],
      [[], false],
    ]);
  });

  it('nothingFound finds nothing', async () => {
    const { fetch, me } = await inside('nothingFound');
    const query = {
      ...({ filter: 'Description', sortby: 'Alphabetically', searchtype: 'Containing' } as const),
      value: 'a',
      wholesalercode: '',
      adid: 0,
      productschedules: 'N,NM,0,1,2,3,4,5,6,7',
    };
    expect(await callApi(fetch, listProducts, { query }, me)).toEqual({ kind: 'nothing' });
    expect(await callApi(fetch, listUnsentOrders, {}, me)).toEqual({ kind: 'nothing' });
  });

  it('hugeCatalogue answers a search with tens of thousands of rows', async () => {
    const { fetch, me } = await inside('hugeCatalogue');
    const query = {
      filter: 'Description',
      sortby: 'Alphabetically',
      searchtype: 'Containing',
      value: 'a',
      wholesalercode: '',
      adid: 0,
      productschedules: 'N,NM,0,1,2,3,4,5,6,7',
    };
    const answer = (await (await fetch(getRequest(listProducts, { query }, me))).json()) as { products: unknown[] };
    expect(answer.products.length).toBeGreaterThan(40_000);
  }, 30_000);

  it('newVersion has one active release of the web application, newer than the previous one', async () => {
    const { fetch } = await inside('newVersion');
    const { versions } = await answered(fetch, listVersions, {}, null);
    const web = versions.filter(({ softwarename }) => softwarename === 'odweb_prod');
    expect(web.filter(({ isactive }) => isactive).map(({ version }) => version)).toEqual(['2.6.0']);
    expect(web.map(({ version }) => version)).toContain('2.5.4');
  });

  it('autoRegrets has the order its notification names, and a failure that names none', async () => {
    const { fetch, me } = await inside('autoRegrets');
    const { clientorders } = await answered(fetch, listUnsentOrders, {}, me);
    const { notifications } = await answered(fetch, notificationHistory, {}, me);
    const regrets = notifications.filter(({ group }) => group === 'auto regret');
    expect(regrets.map(({ title }) => title).sort()).toEqual(['Auto Regret', 'Auto Regret Failed']);
    const named = regrets.map(({ identifier }) => clientorders.find(({ orderid }) => String(orderid) === identifier));
    expect(named.filter((order) => order !== undefined)).toMatchObject([
      { description: expect.stringMatching(/^Auto Regret #/), orderitemqty: 4 },
    ]);
  });

  it('closedHours has a message and a ticket that no one opens before nine', async () => {
    const { seed, session } = scenarios.closedHours();
    const clock = manualClock(seed.now);
    const { store } = createBackend({ seed, clock });
    const waiting = () => [...store.messages.all()].filter(({ sender, isread }) => sender === 'retailer' && !isread);
    const answers = () => [...store.ticketMessages.all()].filter(({ sentat }) => sentat > SCENARIO_NOW);
    expect(session.username).toBe('buyer@1001');
    clock.advance(30 * 60_000);
    expect([waiting().length, answers().length]).toEqual([1, 0]);
    clock.advance(6_000);
    expect([waiting().length, answers().length]).toEqual([0, 1]);
    expect([...store.messages.all()].filter(({ sentat }) => sentat > SCENARIO_NOW)).toHaveLength(1);
  });

  it('longOrder has 500 lines', async () => {
    const { fetch, me, openOrderId = 0 } = await inside('longOrder');
    const { clientorders } = await answered(fetch, getOrder, { query: { orderid: openOrderId } }, me);
    expect(clientorders[0]?.orderitems).toHaveLength(500);
  });
});

import {
  type Call,
  createOrder,
  getSettings,
  listProducts,
  listSuppliers,
  listUnsentOrders,
  login,
  RESULT,
  sendOrders,
  updateCountry,
  updateInitialLogin,
  updateOrderItem,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, SAMPLE_PASSWORD, type ScenarioName, scenarios } from '../../src/index.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, getRequest } from '../support/client.ts';

const SEARCH = {
  ...({ filter: 'Description', sortby: 'Alphabetically', searchtype: 'Containing' } as const),
  value: 'a',
  wholesalercode: '',
  adid: 0,
  productschedules: 'N,NM,0,1,2,3,4,5,6,7',
};
const CREATED = {
  computername: 'TILL-1',
  createddatetime: '',
  name: '',
  description: '',
  staffname: '',
  isbasket: false,
};
const LINE = {
  orderitemid: 1,
  staffname: '',
  orderedquantity: 1,
  orderedprice: 1,
  bonusquantity: 0,
  creditorid: 101,
  supplierproductcode: '',
  supplierpriceid: 1,
};

async function inside(name: ScenarioName) {
  const { seed, session } = scenarios[name]();
  const { fetch } = createBackend({ seed, clock: manualClock(seed.now) });
  return { fetch, me: await enter(fetch, session.username) };
}

describe('a user without a permission', () => {
  it.each<[ScenarioName, Call, object, RegExp]>([
    ['noOrderingPage', listProducts, { query: SEARCH }, /^Cannot access Ordering/],
    ['noOrderingPage', listUnsentOrders, {}, /^Cannot access Ordering/],
    ['noSettingsPage', updateCountry, { body: { ordering_General_Country: 'BW' } }, /^Cannot access Settings/],
    ['notActivated', listProducts, { query: SEARCH }, /^Cannot access Ordering due to profile not being fully/],
    ['notActivated', createOrder, { body: CREATED }, /^Cannot access Ordering due to profile not being fully/],
    ['mayNotCreate', createOrder, { body: CREATED }, /permissions to create new orders/],
    ['mayNotCreate', updateOrderItem, { query: { orderid: 0 }, body: LINE }, /permissions to update orders/],
    ['mayNotSend', sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, /permissions to send/],
    ['noPermissions', listSuppliers, {}, /^Cannot access Ordering/],
  ])('%s: is denied the calls that need it', async (name, call, requested, text) => {
    const { fetch, me } = await inside(name);
    const answer = (await (await fetch(getRequest(call, requested, me))).json()) as Record<string, unknown>;
    expect(answer).toEqual({ resultcode: RESULT.serverError, resulttext: expect.stringMatching(text) });
  });

  it('may still change settings while the profile is not activated', async () => {
    const { fetch, me } = await inside('notActivated');
    const body = { ordering_General_Country: 'BW' as const };
    expect((await callApi(fetch, updateCountry, { body }, me)).kind).toBe('value');
  });

  it('may still sign in and read the settings', async () => {
    const { fetch, me } = await inside('noPermissions');
    expect((await callApi(fetch, getSettings, { query: { page: '' } }, me)).kind).toBe('value');
  });

  it.each([
    ['frontShopOnly', ['N', 'NM', '0', '1', '2']],
    ['dispensaryOnly', ['0', '1', '2', '3', '4', '5', '6', '7']],
  ] as const)('%s: finds only its own schedules', async (name, schedules) => {
    const { fetch, me } = await inside(name);
    const { products } = await answered(fetch, listProducts, { query: SEARCH }, me);
    const found = new Set(products.map(({ schedule }) => schedule));
    expect([...found].every((schedule) => (schedules as readonly string[]).includes(schedule))).toBe(true);
    expect(found.size).toBeGreaterThan(1);
  });
});

describe('the first login', () => {
  it('shows the set-up until it is done', async () => {
    const { fetch } = startBackend('newPharmacy');
    const body = { username: 'admin@1001', password: SAMPLE_PASSWORD };
    const first = await answered(fetch, login, { body }, null);
    expect(first.staff).toMatchObject({ initiallogin: true, staffid: 1 });
    const me = { token: first.apitoken, retailerid: 1001, staffid: 1 };
    const done = { retailerid: 1001, staffid: 1, initiallogin: false };
    await answered(fetch, updateInitialLogin, { body: done }, me);
    const { fetch: group } = startBackend('newGroup');
    const other = await answered(group, login, { body: { ...body, username: 'admin@2000' } }, null);
    expect(other.staff).toMatchObject({ initiallogin: true, grouporderingenabled: true });
  });
});

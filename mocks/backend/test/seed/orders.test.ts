import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../src/catalogue/catalogue.ts';
import { sampleSeed, scenarios } from '../../src/index.ts';
import { getRegrets } from '../../src/rules/responses/regrets.ts';
import { SCENARIO_NOW } from '../../src/scenarios.ts';
import type { SentOrderRow } from '../../src/store/rows.ts';
import { getWorth, HOLIDAYS, MOMENTS, makeCatalogue, PHARMACIES, SAMPLES, type Sample, wallClock } from './samples.ts';

const DAY = 24 * 60 * 60 * 1000;
const increasing = (numbers: readonly number[]) =>
  numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0));
const getOrders = ({ state }: Sample, retailerid: number) =>
  state.sentOrders.filter((order) => order.retailerid === retailerid);

describe.each(SAMPLES)('the sample %s', (_name, sample) => {
  const { state, now } = sample;

  it('has orders only in working hours, none on a Sunday or a public holiday, none in the future', () => {
    // The server creates an auto regret when a supplier answers.
    const started = state.orders.filter(({ description }) => !description.startsWith('Auto Regret'));
    const moments = [...state.sentOrders.map(({ sentat }) => sentat), ...started.map(({ createdat }) => createdat)];
    for (const at of moments) {
      expect(at).toBeLessThanOrEqual(now);
      const { date, weekday, hours } = wallClock(at);
      expect(HOLIDAYS, date).not.toContain(date);
      expect(weekday, date).not.toBe(0);
      expect(hours).toBeGreaterThanOrEqual(weekday === 6 ? 8 : 7.5);
      expect(hours).toBeLessThanOrEqual(weekday === 6 ? 13 : 18);
    }
    const days = new Set(state.sentOrders.map(({ sentat }) => wallClock(sentat).weekday));
    expect([...days].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has numbers and ids that increase with time, including those of unsent orders', () => {
    for (const retailerid of [...PHARMACIES, 2000]) {
      const all = [
        ...getOrders(sample, retailerid).map(({ sentat: at, ordernumber, orderid }) => ({ at, ordernumber, orderid })),
        ...state.orders
          .filter((order) => order.retailerid === retailerid && !order.isbasket)
          .map(({ createdat: at, ordernumber, orderid }) => ({ at, ordernumber, orderid })),
      ].sort((a, b) => a.at - b.at || a.orderid - b.orderid);
      expect(increasing(all.map(({ ordernumber }) => Number(ordernumber)))).toBe(true);
      expect(increasing(all.map(({ orderid }) => orderid))).toBe(true);
      const last = state.counters.find(({ name }) => name === `ordernumber ${retailerid}`)?.value ?? 0;
      expect(last).toBeGreaterThanOrEqual(Number(all.at(-1)?.ordernumber));
    }
    const ids = state.sentOrders.flatMap(({ lines }) => lines.map(({ orderitemid }) => orderitemid));
    expect(new Set([...ids, ...state.items.map(({ orderitemid }) => orderitemid)]).size).toBe(
      ids.length + state.items.length,
    );
  });

  it('was answered after it was sent, except for the last orders, which wait', () => {
    const waiting = state.sentOrders.filter(({ answeredat }) => answeredat === null);
    for (const { sentat, answeredat, dueat, lines } of state.sentOrders) {
      if (answeredat === null) {
        expect(dueat).toBeGreaterThan(now);
        expect(now - sentat).toBeLessThan(4 * DAY);
        for (const line of lines)
          expect(line).toMatchObject({ suppliedquantity: 0, regretdescription: '', invoicenumber: '' });
      } else {
        expect(answeredat).toBeGreaterThan(sentat);
        expect(answeredat).toBeLessThanOrEqual(now);
        for (const {
          orderedquantity,
          suppliedquantity,
          regretdescription,
          invoicenumber,
          invoicedpricecents,
        } of lines) {
          expect(suppliedquantity).toBeLessThanOrEqual(orderedquantity);
          expect(regretdescription !== '').toBe(suppliedquantity < orderedquantity);
          expect(invoicenumber !== '').toBe(suppliedquantity > 0);
          expect(invoicedpricecents > 0).toBe(suppliedquantity > 0);
        }
      }
    }
    for (const retailerid of PHARMACIES) {
      const own = waiting.filter((order) => order.retailerid === retailerid);
      expect(own.length, String(retailerid)).toBeGreaterThan(0);
      expect(own.length).toBeLessThan(6);
    }
  });

  it('has orders over the full period without a gap, at every pharmacy', () => {
    for (const retailerid of PHARMACIES) {
      const times = getOrders(sample, retailerid).map(({ sentat }) => sentat);
      const gaps = [...times.slice(1), now].map((at, index) => (at - (times[index] ?? 0)) / DAY);
      expect(Math.max(...gaps)).toBeLessThan(retailerid === 1001 ? 7 : 14);
      expect((now - (times[0] ?? now)) / DAY).toBeGreaterThan(440);
    }
    expect(getOrders(sample, 2000)).toEqual([]);
  });

  it('is sent where the pharmacy has an account, for products that the supplier sells', () => {
    const accounts = new Set(
      state.terms
        .filter(({ accountnumbers }) => accountnumbers.length > 0)
        .map(({ retailerid, suppliercode }) => `${retailerid}/${suppliercode}`),
    );
    for (const { retailerid, suppliercode, lines } of state.sentOrders) {
      expect(accounts).toContain(`${retailerid}/${suppliercode}`);
      for (const { supplierpriceid, productid, bonusquantity, orderedquantity } of lines) {
        const price = sample.catalogue.price(supplierpriceid);
        expect(price?.supplier.suppliercode).toBe(suppliercode);
        expect(sample.catalogue.byId(productid)?.discontinued).toBe(false);
        if (!price || price.bonusquantity === 0) expect(bonusquantity).toBe(0);
        else expect(orderedquantity % price.quantity).toBe(0);
      }
    }
  });

  it('regrets unsupplied quantities of the last month, except for reordered ones', () => {
    const partial = (retailerid: number) =>
      state.settings.find((row) => row.retailerid === retailerid)?.values.ordering_General_PartialRegret === true;
    const recent = ({ answeredat }: SentOrderRow) => answeredat !== null && answeredat >= now - 30 * DAY;
    const expected = state.sentOrders.filter(recent).flatMap((order) => getRegrets(order, partial(order.retailerid)));
    const left = new Set(state.regrets.map(({ orderitemid }) => orderitemid));
    const again = expected.filter(({ orderitemid }) => !left.has(orderitemid));
    expect(state.regrets).toEqual(expected.filter(({ orderitemid }) => left.has(orderitemid)));
    const auto = state.orders.find(({ description }) => description.startsWith('Auto Regret'));
    const onIt = state.items.filter(({ orderid }) => orderid === auto?.orderid).map(({ productid }) => productid);
    expect(again.map(({ productid }) => productid).sort()).toEqual(onIt.sort());
    for (const retailerid of PHARMACIES) {
      expect(state.regrets.filter((row) => row.retailerid === retailerid).length).toBeGreaterThan(1);
    }
  });

  it('stores for each price when it was last bought and last regretted', () => {
    const purchaseByPrice = new Map(state.purchases.map((row) => [`${row.retailerid}/${row.supplierpriceid}`, row]));
    const seen = new Map<string, { at: number; quantity: number; regrettedat: number | null }>();
    const answered = state.sentOrders.filter(({ answeredat }) => answeredat !== null);
    for (const order of answered.toSorted((a, b) => (a.answeredat ?? 0) - (b.answeredat ?? 0))) {
      for (const { supplierpriceid, suppliedquantity: quantity } of order.lines) {
        const key = `${order.retailerid}/${supplierpriceid}`;
        const before = seen.get(key) ?? { at: 0, quantity: 0, regrettedat: null };
        const at = order.answeredat ?? 0;
        seen.set(key, quantity > 0 ? { ...before, at, quantity } : { ...before, regrettedat: at });
      }
    }
    expect(purchaseByPrice.size).toBe(seen.size);
    for (const [key, expected] of seen) expect(purchaseByPrice.get(key)).toMatchObject(expected);
  });

  it('has realistic order values for a pharmacy', () => {
    const orders = getOrders(sample, 1001);
    const values = orders.map(({ lines }) => getWorth(lines)).sort((a, b) => a - b);
    expect(values.at(-1)).toBeLessThan(40_000);
    expect(values[Math.floor(values.length / 2)]).toBeGreaterThan(800);
    expect(values[Math.floor(values.length / 2)]).toBeLessThan(8_000);
    for (const { lines } of orders)
      expect(new Set(lines.map(({ supplierpriceid }) => supplierpriceid)).size).toBe(lines.length);
  });
});

it('gives the same sample for the same catalogue and time when it is generated again', () => {
  const [first, second] = [makeCatalogue(), makeCatalogue()].map((catalogue) => sampleSeed(catalogue, SCENARIO_NOW));
  expect(second?.state).toEqual(first?.state);
});

it('shares no row that another scenario could change', () => {
  const { sentOrders } = scenarios.openingTime().seed.state;
  expect(sentOrders.every((order) => Object.isFrozen(order) && order.lines.every(Object.isFrozen))).toBe(true);
  const [one, other] = [scenarios.openingTime().seed.state, scenarios.openingTime().seed.state];
  for (const name of ['orders', 'items', 'notifications', 'purchases'] as const)
    expect(one[name]).not.toBe(other[name]);
});

it.each(Object.entries(MOMENTS))('has no orders for an empty price list, %s', (_name, now) => {
  const { state } = sampleSeed(createCatalogue([]), now);
  expect(state.sentOrders).toEqual([]);
  expect(state.items).toEqual([]);
});

import {
  getInvoiceHistory,
  getRegretSlider,
  listFavourites,
  listProductHistoryOfDays,
  listProductHistoryOfYear,
  listSupplierPrices,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { productCode } from '../../src/catalogue/product.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';
import { type Bought, getWorth, PHARMACIES, SAMPLES, type Sample, toLines, wallClock } from './samples.ts';

const DAY = 24 * 60 * 60 * 1000;
const [[, mondaySample]] = SAMPLES as [readonly [string, Sample]];

const byProduct = (lines: readonly Bought[]) => Map.groupBy(lines, ({ line }) => line.productid);
const getMonths = (lines: readonly Bought[]) => new Set(lines.map(({ order }) => wallClock(order.sentat).month));
/** The twelve months of the history strip. */
const lastYear = ({ now }: Sample) => now - 365 * DAY;

/** Words in a description or ingredient that indicate a product's use. */
const FLU =
  /paracetamol|ibuprofen|pseudoephedrine|oxymetazoline|c[iy]steine|ambroxol|bromhexine|dextromethorphan|benzydamine|cetylpyridinium|chlorphenamine|vitamin c|zinc|echinacea|thermometer/i;
const SUN = /sunscreen/i;
const getText = ({ catalogue }: Sample, productid: number) => {
  const product = catalogue.byId(productid);
  return `${product?.description} ${product?.ingredients.map(({ name }) => name).join(' ')}`;
};

describe('a buyer’s habits', () => {
  it('fill twelve months of demand for familiar products, and not for all', () => {
    for (const [name, sample] of SAMPLES) {
      const lines = toLines(sample, 1001).filter(({ order }) => order.sentat >= lastYear(sample));
      const months = [...byProduct(lines).values()].map((bought) => getMonths(bought).size);
      expect(months.filter((count) => count >= 12).length, name).toBeGreaterThan(20);
      expect(months.filter((count) => count <= 6).length, name).toBeGreaterThan(10);
    }
  });

  it('include chronic medicine every month', () => {
    const lasting = /amlodipine|metformin|simvastatin|losartan|levothyroxine|enalapril|bisoprolol|lisinopril/i;
    const found = [...byProduct(toLines(mondaySample, 1001))]
      .filter(([productid]) => lasting.test(getText(mondaySample, productid)))
      .map(([, bought]) => getMonths(bought).size);
    expect(found.length).toBeGreaterThan(2);
    for (const months of found) expect(months).toBeGreaterThanOrEqual(13);
  });

  it('follow the seasons: cold remedies in winter, sun care in summer', () => {
    const getUnits = (words: RegExp, months: readonly string[]) =>
      toLines(mondaySample, 1001)
        .filter(({ line }) => words.test(getText(mondaySample, line.productid)))
        .filter(({ order }) => months.includes(wallClock(order.sentat).month.slice(5)))
        .reduce((sum, { line }) => sum + line.orderedquantity, 0);
    const [winter, summer] = [
      ['06', '07', '08'],
      ['12', '01', '02'],
    ];
    if (!winter || !summer) throw new Error('There are seasons.');
    // The archive has two summers and one winter.
    expect(getUnits(FLU, winter)).toBeGreaterThan(getUnits(FLU, summer) * 1.5);
    expect(getUnits(SUN, summer)).toBeGreaterThan(getUnits(SUN, winter) * 3);
  });

  it('include price changes over the year, mostly upwards, and the current prices of the last month', () => {
    const lines = toLines(mondaySample, 1001);
    const prices = [...Map.groupBy(lines, ({ line }) => line.supplierpriceid)].filter(
      ([, bought]) => bought.length >= 6,
    );
    const changed = prices.filter(([, bought]) => new Set(bought.map(({ line }) => line.orderedpricecents)).size > 1);
    expect(changed.length).toBeGreaterThan(prices.length * 0.9);
    const rise = changed.map(([, bought]) => {
      const [first, last] = [bought[0]?.line.orderedpricecents ?? 0, bought.at(-1)?.line.orderedpricecents ?? 0];
      return last / first;
    });
    const mean = rise.reduce((sum, one) => sum + one, 0) / rise.length;
    expect(mean).toBeGreaterThan(1.02);
    expect(mean).toBeLessThan(1.25);
    expect(rise.some((one) => one < 1)).toBe(true);
    for (const { order, line } of lines.filter(({ order: { sentat } }) => sentat > mondaySample.now - 30 * DAY)) {
      expect(line.orderedpricecents, order.ordernumber).toBe(
        mondaySample.catalogue.price(line.supplierpriceid)?.pricecents,
      );
    }
  });

  it('include shortages: a supplier lacks a product for weeks, some of them now', () => {
    const lines = PHARMACIES.flatMap((retailerid) => toLines(mondaySample, retailerid));
    const runs = [...Map.groupBy(lines, ({ line }) => line.supplierpriceid).values()].map((bought) => {
      const missed = bought.filter(({ order, line }) => order.answeredat !== null && line.suppliedquantity === 0);
      return missed.map(({ order }) => order.sentat).sort((a, b) => a - b);
    });
    const weeks = runs.filter((missed) => missed.some((at, n) => n > 0 && at - (missed[n - 1] ?? 0) < 36 * DAY));
    expect(weeks.length).toBeGreaterThan(10);
    const share = runs.flat().length / lines.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.2);
    expect(runs.filter((missed) => (missed.at(-1) ?? 0) > mondaySample.now - 14 * DAY).length).toBeGreaterThan(3);
  });

  it('cover several people at several computers', () => {
    for (const retailerid of PHARMACIES) {
      const own = mondaySample.state.sentOrders.filter((order) => order.retailerid === retailerid);
      expect(new Set(own.map(({ staffname }) => staffname)).size).toBeGreaterThan(1);
      expect(own.every(({ computername }) => computername !== undefined && computername !== '')).toBe(true);
      expect(new Set(own.map(({ computername }) => computername)).size).toBeGreaterThan(1);
      for (const { staffname, lines } of own) expect(lines.every((line) => line.staffname === staffname)).toBe(true);
    }
    const names = mondaySample.state.staff.map(({ name, surname }) => `${name} ${surname}`);
    const recent = mondaySample.state.sentOrders.filter(({ sentat }) => sentat > mondaySample.now - 90 * DAY);
    for (const { staffname } of recent) expect(names).toContain(staffname);
  });

  it('never include schedule 7, and schedule 6 occasionally', () => {
    const schedules = toLines(mondaySample, 1001).map(
      ({ line }) => mondaySample.catalogue.byId(line.productid)?.schedule,
    );
    expect(schedules).not.toContain('7');
    expect(schedules.filter((schedule) => schedule === '6').length).toBeGreaterThan(12);
  });
});

describe('the answers about the habits', () => {
  async function opened() {
    const { fetch, backend } = startBackend('openingTime');
    return { fetch, store: backend.store, catalogue: backend.catalogue, me: await enter(fetch, 'buyer@1001') };
  }

  it('price rows match the last answered order of that supplier’s product', async () => {
    const { fetch, store, me } = await opened();
    const answers = store.sentOrders
      .at(1001)
      .filter(({ answeredat }) => answeredat !== null)
      .sort((a, b) => (b.answeredat ?? 0) - (a.answeredat ?? 0));
    const products = [...new Set(answers.flatMap(({ lines }) => lines.map(({ productid }) => productid)))].slice(0, 60);
    for (const productid of products) {
      const query = { productcode: productCode(productid), supplierrule: '3', adid: 0, lockpreferred: false } as const;
      const { wholesalerproducts } = await answered(fetch, listSupplierPrices, { query }, me);
      for (const { supplierpriceid, lastdate, lastinvoicedquantity } of wholesalerproducts) {
        const bought = answers.flatMap((order) =>
          order.lines
            .filter((line) => line.supplierpriceid === supplierpriceid && line.suppliedquantity > 0)
            .map((line) => ({ at: order.answeredat ?? 0, quantity: line.suppliedquantity })),
        )[0];
        expect(lastdate).toBe(bought ? new Date(bought.at).toISOString() : null);
        expect(lastinvoicedquantity).toBe(bought?.quantity ?? 0);
      }
    }
  });

  it('the demand matches the history of the year, month by month', async () => {
    const { fetch, me } = await opened();
    const { products } = await answered(fetch, listFavourites, FAVOURITES, me);
    for (const { productcode } of products) {
      const { productinvoicehistory } = await answered(fetch, getInvoiceHistory, { query: { productcode } }, me);
      const year = { query: { productcode, filter: 'LastYear' as const } };
      const { orderproducthistory } = await answered(fetch, listProductHistoryOfYear, year, me);
      expect(productinvoicehistory.filter(({ orderedqty }) => orderedqty > 0).length).toBeGreaterThanOrEqual(10);
      for (const { monthyear, orderedqty, invoicedqty } of productinvoicehistory) {
        const rows = orderproducthistory.filter(
          ({ senddatetime }) => wallClock(Date.parse(senddatetime ?? '')).month === monthyear.replace('/', '-'),
        );
        expect(rows.reduce((sum, row) => sum + row.orderedqty, 0)).toBe(orderedqty);
        expect(rows.reduce((sum, row) => sum + row.suppliedqty, 0)).toBe(invoicedqty);
      }
    }
  });

  it('favourites are familiar: most were ordered in the last 14 days, and some appear in the slider', async () => {
    const { fetch, me } = await opened();
    const { products } = await answered(fetch, listFavourites, FAVOURITES, me);
    expect(products).toHaveLength(12);
    const recent = await Promise.all(
      products.map(async ({ productcode }) => {
        const days = { query: { productcode, lastdays: 14 } };
        const warned = await callApi(fetch, listProductHistoryOfDays, days, me);
        expect((await callApi(fetch, getRegretSlider, days, me)).kind).toBe(warned.kind);
        return warned.kind;
      }),
    );
    expect(recent.filter((kind) => kind === 'value').length).toBeGreaterThan(6);
  });

  it('baskets and unsent orders contain products that match their names, at existing prices', () => {
    for (const [name, sample] of SAMPLES) {
      const { state, catalogue } = sample;
      for (const order of state.orders) {
        const items = state.items.filter(({ orderid }) => orderid === order.orderid);
        const products = items.flatMap(({ productid }) => catalogue.byId(productid) ?? []);
        if (order.isbasket) {
          for (const { schedule } of products) expect(['6', '7'], order.description).not.toContain(schedule);
        }
        if (/flu/i.test(order.description)) {
          expect(products.length).toBeGreaterThan(3);
          for (const { productid } of products) expect(getText(sample, productid)).toMatch(FLU);
        }
        if (/front shop|baby shelf/i.test(order.description)) {
          if (name !== 'of a list of medicines') expect(products.length).toBeGreaterThan(3);
          for (const { schedule } of products) expect(['N', 'NM']).toContain(schedule);
        }
        if (/generics|fast movers|month-end|chronic/i.test(order.description)) {
          expect(products.length).toBeGreaterThan(5);
          if (!/fast movers/.test(order.description)) {
            for (const { ingredients } of products) expect(ingredients.length).toBeGreaterThan(0);
          }
        }
        expect(getWorth(items), order.description).toBeLessThan(25_000);
      }
    }
  });
});

const FAVOURITES = { query: { filter: 'Description', value: '', searchtype: 'Containing' } } as const;

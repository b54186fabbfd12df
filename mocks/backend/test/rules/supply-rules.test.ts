import { describe, expect, it } from 'vitest';
import { SUPPLIERS } from '../../src/catalogue/data/suppliers.ts';
import { iso } from '../../src/rules/days.ts';
import { containsText, page } from '../../src/rules/lists.ts';
import { toCents, toRand, totalCents } from '../../src/rules/money.ts';
import { invoicedCents } from '../../src/rules/orders/invoiced.ts';
import { getRegrets, getWindow, markReordered, resolveConflict } from '../../src/rules/responses/regrets.ts';
import { getIndicator, getResults, tally } from '../../src/rules/responses/responses.ts';
import type { RegretRow, SentLine, SentOrderRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

const line = (orderedquantity: number, suppliedquantity: number, changes: Partial<SentLine> = {}) =>
  ({ orderedquantity, suppliedquantity, ...changes }) as SentLine;
const order = (answeredat: number | null, ...lines: SentLine[]) => ({ answeredat, lines }) as SentOrderRow;

describe('money', () => {
  it.each([
    [0, 0],
    [1.005, 101],
    [10.5, 1050],
    [0.1 + 0.2, 30],
  ])('reads R %d as %d cents, rounded half up', (rand, cents) => {
    expect(toCents(rand)).toBe(cents);
  });

  it('sums the ordered and the invoiced prices of lines', () => {
    expect(toRand(1050)).toBe(10.5);
    const ordered = [
      { orderedquantity: 2, orderedpricecents: 1050 },
      { orderedquantity: 3, orderedpricecents: 7 },
    ];
    expect([totalCents(ordered), totalCents([])]).toEqual([2121, 0]);
    const invoiced = [line(5, 2, { invoicedpricecents: 1050 }), line(5, 3, { invoicedpricecents: 7 })];
    expect([invoicedCents(invoiced), invoicedCents([])]).toEqual([2121, 0]);
  });
});

describe('a paginated list', () => {
  it.each([
    [1, ['a', 'b']],
    [2, ['c', 'd']],
    [3, ['e']],
    [4, []],
  ])('on page %d of three has %j', (number, rows) => {
    expect(page(['a', 'b', 'c', 'd', 'e'], number, 2)).toEqual({ rows, pages: 3 });
  });

  it('without rows has no pages', () => expect(page([], 1, 2)).toEqual({ rows: [], pages: 0 }));

  it.each([
    [' PANADO ', ['Panado tablets'], true],
    ['tab', ['Syrup', 'TABLETS'], true],
    ['brufen', ['Panado', 'tablets'], false],
    ['', ['Panado'], true],
    ['x', [], false],
  ])('searched for "%s" in %j: %s', (search, texts, found) => {
    expect(containsText(search, ...texts)).toBe(found);
  });
});

describe('a supplier’s answer', () => {
  it.each([
    [[line(5, 5), line(5, 6)], 'Invoiced', '2 invoiced'],
    [[line(5, 5), line(5, 4), line(5, 0)], 'Partial', '1 invoiced, 1 partial, 1 regretted'],
    [[line(5, 0), line(5, 0)], 'Regretted', '2 regretted'],
    [[line(5, 0), line(5, 1)], 'Partial', '1 partial, 1 regretted'],
    [[line(5, 5), line(5, 0)], 'Partial', '1 invoiced, 1 regretted'],
    [[line(5, 4)], 'Partial', '1 partial'],
    [[], 'Invoiced', ''],
  ])('to %o is %s: "%s"', (lines, indicator, results) => {
    expect(getIndicator(order(1000, ...lines))).toBe(indicator);
    expect(getResults(order(1000, ...lines))).toBe(results);
  });

  it('is waiting until it arrives', () => {
    expect([getIndicator(order(null, line(5, 0))), getResults(order(null, line(5, 0)))]).toEqual(['Waiting', '']);
  });

  it('is counted by line', () => {
    expect(tally([line(5, 5), line(5, 4), line(5, 0), line(5, 0)])).toEqual({ invoiced: 1, partial: 1, regretted: 2 });
    expect(tally([])).toEqual({ invoiced: 0, partial: 0, regretted: 0 });
  });
});

describe('a regret', () => {
  const [supplier] = SUPPLIERS;
  if (!supplier) throw new Error('there is no supplier');
  const sent = line(10, 0, {
    orderitemid: 5,
    productid: 9,
    productdescription: 'Panado',
    supplierpriceid: 91,
    supplierproductcode: 'A-9',
    orderedpricecents: 1050,
    bonusquantity: 2,
  });
  const answered = (lines: SentLine[], suppliercode = supplier.suppliercode) =>
    ({ ...order(1000, ...lines), orderid: 7, retailerid: 1001, suppliercode, suppliername: 'Alpha' }) as SentOrderRow;
  const row = {
    orderitemid: 5,
    productid: 9,
    productdescription: 'Panado',
    supplierpriceid: 91,
    supplierproductcode: 'A-9',
    retailerid: 1001,
    suppliercode: supplier.suppliercode,
    creditorid: supplier.creditorid,
    oldorderid: 7,
    wholesalername: 'Alpha',
    orderedpricecents: 1050,
    bonusquantity: 2,
    respondedat: 1000,
    processed: false,
    regretquantity: 10,
  };

  it('has the ordered terms of the quantity that was not supplied', () => {
    expect(getRegrets(answered([sent]), false)).toEqual([expect.objectContaining(row)]);
    expect(getRegrets(answered([sent], 'nobody'), false)[0]?.creditorid).toBe(0);
  });

  it.each([
    [0, false, [[10, 2]]],
    [4, false, []],
    [4, true, [[6, 1]]],
    [10, true, []],
    [12, true, []],
  ])('of 10, supplied %d, partial supplies counted: %s, is %j with its bonus', (suppliedquantity, partial, left) => {
    const regrets = getRegrets(answered([{ ...sent, suppliedquantity }]), partial);
    expect(regrets.map(({ regretquantity, bonusquantity }) => [regretquantity, bonusquantity])).toEqual(left);
  });

  it('does not exist before the supplier has answered', () => {
    expect(getRegrets({ ...answered([sent]), answeredat: null }, true)).toEqual([]);
  });

  it('is removed or marked as processed once it was reordered', () => {
    const [removed, remaining]: unknown[][] = [[], []];
    const regrets = { delete: (id: number) => removed?.push(id), put: (each: RegretRow) => remaining?.push(each) };
    const store = { regrets } as unknown as Store;
    markReordered(store, row as RegretRow, true);
    markReordered(store, row as RegretRow, false);
    expect([removed, remaining]).toEqual([[5], [{ ...row, processed: true }]]);
  });

  it.each([
    ['keep', null],
    ['merge', 7],
    ['replace', 4],
  ] as const)('in conflict with a line of its product, with %s: %j', (conflict, quantity) => {
    expect(resolveConflict(conflict, 3, 4)).toBe(quantity);
  });

  const local = (text: string) => Date.parse(`${text}+02:00`);
  it.each([
    ['Today', '2026-03-05T00:00:00', null],
    ['Yesterday', '2026-03-04T00:00:00', '2026-03-05T00:00:00'],
    ['Last 7 Days', '2026-02-26T00:00:00', null],
    ['Last 30 Days', '2026-02-03T00:00:00', null],
    ['Current Month To Date', '2026-03-01T00:00:00', null],
  ] as const)('is found by %s from %s', (filter, from, until) => {
    const window = getWindow(filter, local('2026-03-05T08:05:00'));
    expect(iso(window.from)).toBe(iso(local(from)));
    expect(window.until).toBe(until === null ? Number.POSITIVE_INFINITY : local(until));
  });

  it('is found by All at any date', () => {
    expect(getWindow('All', 0)).toEqual({
      from: Number.NEGATIVE_INFINITY,
      until: Number.POSITIVE_INFINITY,
    });
  });
});

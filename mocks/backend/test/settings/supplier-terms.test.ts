import { getCreditUsage, listSuppliers, updateSupplier } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { monthEnding } from '../../src/rules/days.ts';
import { creditUsed } from '../../src/rules/orders/credit.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

const local = (text: string) => Date.parse(`${text}+02:00`);

describe('a month that ends on a day', () => {
  it.each([
    ['2026-03-02T08:30', 31, '2026-03-01', '2026-03-31'],
    ['2026-03-02T08:30', 25, '2026-02-26', '2026-03-25'],
    ['2026-03-25T23:59', 25, '2026-02-26', '2026-03-25'],
    ['2026-03-26T00:00', 25, '2026-03-26', '2026-04-25'],
    ['2026-01-10T12:00', 15, '2025-12-16', '2026-01-15'],
    ['2026-12-31T12:00', 15, '2026-12-16', '2027-01-15'],
    ['2026-02-28T12:00', 31, '2026-02-01', '2026-02-28'],
    ['2026-02-28T12:00', 30, '2026-01-31', '2026-02-28'],
    ['2026-03-01T00:00', 30, '2026-03-01', '2026-03-30'],
    ['2028-02-29T12:00', 30, '2028-01-31', '2028-02-29'],
    ['2026-03-02T08:30', 1, '2026-03-02', '2026-04-01'],
  ])('at %s, the %d: from %s to %s', (now, day, first, last) => {
    const { start, end } = monthEnding(local(now), day);
    expect(start).toBe(local(`${first}T00:00`));
    expect(end).toBe(local(`${last}T00:00`) + 24 * 60 * 60 * 1000 - 1);
  });

  it('is the calendar month if no day is set', () => {
    expect(monthEnding(local('2026-03-02T08:30'), 0)).toEqual(monthEnding(local('2026-03-02T08:30'), 31));
  });
});

async function opened(username = 'admin@1001') {
  const { backend, fetch } = startBackend('openingTime');
  const by = await enter(fetch, username);
  const change = (changed: object) => {
    const form = { creditorid: 101, creditlimit: 250_000, minimumordervalue: 500, closingday: 31 };
    return callApi(fetch, updateSupplier, { body: { ...form, ...changed } }, by);
  };
  const usage = async () =>
    (await answered(fetch, getCreditUsage, { query: { suppliercode: 'KEST' } }, by)).creditusageformonth[0];
  const suppliers = async () => (await answered(fetch, listSuppliers, { query: {} }, by)).wholesalers;
  return { backend, change, usage, suppliers };
}

describe('the closing day of a supplier', () => {
  it('shifts the month over which its credit is counted', async () => {
    const { backend, change, usage } = await opened();
    await change({ closingday: 31 });
    const calendar = await usage();
    expect(calendar).toMatchObject({
      usagestartdate: '2026-02-28T22:00:00.000Z',
      usageenddate: '2026-03-31T21:59:59.999Z',
    });
    await change({ closingday: 20 });
    const moved = await usage();
    expect(moved).toMatchObject({
      usagestartdate: '2026-02-20T22:00:00.000Z',
      usageenddate: '2026-03-20T21:59:59.999Z',
    });
    expect(moved?.usage).toBeGreaterThan(calendar?.usage ?? 0);
    const terms = backend.store.terms.get('1001/KEST');
    if (!terms) throw new Error('There are no terms.');
    expect(moved?.usage).toBe(creditUsed(backend.store, terms, backend.clock.now()) / 100);
  });
});

describe('the suppliers of the sample', () => {
  it('have the fields of the Supplier Settings form, except for two or three', async () => {
    const rows = await (await opened()).suppliers();
    for (const { closingday } of rows) {
      expect(closingday).toBeGreaterThanOrEqual(1);
      expect(closingday).toBeLessThanOrEqual(31);
    }
    const said = {
      telephonenumber: /^0\d\d 555 \d{4}$/,
      email: /^orders@[a-z]+\.example$/,
      retailprice: /price|list/,
      additionalinfo: /^Orders before/,
    };
    for (const [field, form] of Object.entries(said)) {
      const texts = rows.map((row) => row[field as keyof typeof said]).filter((text) => text !== '');
      expect(texts.length, field).toBeGreaterThanOrEqual(rows.length - 3);
      expect(texts.length, field).toBeLessThan(rows.length);
      for (const text of texts) expect(text).toMatch(form);
    }
  });

  it('close their months on different days, and have different addresses', async () => {
    const rows = await (await opened()).suppliers();
    expect(new Set(rows.map(({ closingday }) => closingday)).size).toBeGreaterThan(2);
    const addresses = rows.map(({ email }) => email).filter((email) => email !== '');
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('the account number at a supplier', () => {
  it('is the submitted one, and empty if none was submitted', async () => {
    const { change, suppliers } = await opened();
    const account = async () => (await suppliers()).find(({ creditorid }) => creditorid === 101)?.accountnumber;
    const before = await account();
    expect(before).not.toBe('');
    await change({});
    expect(await account()).toBe(before);
    await change({ accountnumber: 'KW-7' });
    expect(await account()).toBe('KW-7');
    await change({ accountnumber: ' ' });
    expect(await account()).not.toBe('KW-7');
  });
});

describe('the rank of a supplier', () => {
  it('is not in the form: a different one is rejected, the same one is accepted', async () => {
    const { change, suppliers } = await opened();
    const rank = async () => (await suppliers()).find(({ creditorid }) => creditorid === 101)?.preference;
    const storedRank = await rank();
    expect(await change({ preference: 7 })).toMatchObject({
      kind: 'error',
      code: 2,
      text: expect.stringMatching(/preference/),
    });
    expect((await change({ preference: storedRank })).kind).toBe('value');
    expect(await rank()).toBe(storedRank);
  });
});

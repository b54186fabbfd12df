import type { Staff } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { OrderGroup } from '#retailers/model/orderGroup.ts';
import { accountKey, type OrderPlaces } from '#retailers/model/orderPlaces.ts';
import { letterhead } from './letterhead.ts';
import { type OrderPagesOptions, orderPages } from './orderPages.ts';

const line = (changes: Partial<OrderLine>) =>
  ({
    number: 1,
    description: 'Panado',
    supplier: 'Kestrel Wholesale',
    supplierCode: 'KEST',
    accountNumber: 'K-1',
    supplierProductCode: 'A-9',
    quantity: 12,
    bonus: 2,
    price: 1050,
    total: 12_600,
    ...changes,
  }) as OrderLine;
const order = (...lines: OrderLine[]): Order => ({ id: 7, number: '100131', description: 'Monday', lines, total: 0 });

const staff = {
  retailername: 'Kloof Street Pharmacy',
  physicaladdress: '12 Main Road',
  physicalsuburb: 'Gardens',
  physicalcity: 'Cape Town',
  physicalareacode: '8001',
  bhf: '0437037',
} as Staff;
const pages = (of: Order, group: OrderGroup | null = null, more: Partial<OrderPagesOptions> = {}) =>
  orderPages(of, {
    letterhead: letterhead(staff, 'mortar'),
    group,
    printed: '2026/11/22 11:05',
    money: (cents) => `R${cents / 100}`,
    ...more,
  });

describe('a printed order', () => {
  it('has a part for each supplier, by name, with its lines by number', () => {
    const { parts } = pages(
      order(
        line({ number: 1, description: 'first', supplier: 'Umvoti', supplierCode: 'UMVO' }),
        line({ number: 3, description: 'third' }),
        line({ number: 2, description: 'second' }),
      ),
    );
    expect(parts.map(({ heading }) => heading)).toEqual(['Kestrel Wholesale', 'Umvoti']);
    // Numbered per page.
    expect(parts.map(({ rows }) => rows.map(([number, , name]) => `${number} ${name}`))).toEqual([
      ['1 second', '2 third'],
      ['1 first'],
    ]);
  });

  it('distinguishes suppliers by code, and by name if they have none', () => {
    const headings = (...lines: OrderLine[]) => pages(order(...lines)).parts.map(({ heading }) => heading);
    const uncoded = { supplierCode: '' };
    expect(headings(line({ ...uncoded, supplier: 'Protea' }), line(uncoded))).toEqual(['Kestrel Wholesale', 'Protea']);
    expect(headings(line({}), line({ supplier: 'Kestrel' }))).toEqual(['Kestrel Wholesale']);
  });

  it('is titled by its number, or by the requested title', () => {
    expect(pages(order(line({}))).title).toContain('100131');
    expect(pages(order(line({})), null, { title: 'Schedule 6' }).title).toBe('Schedule 6');
  });

  it('aligns columns of numbers, and shows the pack on request', () => {
    const figures = ['Quantity end', 'Free end', 'Price end', 'Total end'];
    const shown = (packs: boolean) =>
      pages(order(line({ packSize: '20' }), line({ number: 2 })), null, { packs }).parts.map(({ columns, rows }) => [
        columns.map(({ header, align }) => (align ? `${header} ${align}` : header)),
        rows.map((row) => row.slice(3)),
      ])[0];
    expect(shown(false)).toEqual([
      ['# end', 'Code', 'Description', ...figures],
      [
        ['12', '2', 'R10.5', 'R126'],
        ['12', '2', 'R10.5', 'R126'],
      ],
    ]);
    expect(shown(true)).toEqual([
      ['# end', 'Code', 'Description', 'Pack end', ...figures],
      [
        ['20', '12', '2', 'R10.5', 'R126'],
        ['', '12', '2', 'R10.5', 'R126'],
      ],
    ]);
  });

  it('shows the ordered quantities and the total', () => {
    const [part] = pages(order(line({}), line({ number: 2, quantity: 3, bonus: 0, total: 3150 }))).parts;
    expect(part?.rows).toEqual([
      ['1', 'A-9', 'Panado', '12', '2', 'R10.5', 'R126'],
      ['2', 'A-9', 'Panado', '3', '', 'R10.5', 'R31.5'],
    ]);
    expect(part?.totals).toEqual([
      { label: 'Lines', text: '2' },
      { label: 'Units', text: '15' },
      { label: 'Free units', text: '2' },
      { label: 'Total excluding VAT', text: 'R157.5' },
    ]);
  });

  it('shows the account at the supplier', () => {
    const getAccount = (...lines: OrderLine[]) => pages(order(...lines)).parts[0]?.facts[0]?.text;
    expect(getAccount(line({}), line({}))).toBe('K-1');
    expect(getAccount(line({}), line({ accountNumber: 'K-2' }))).toBe('K-1, K-2');
    expect(getAccount(line({}), line({ accountNumber: '' }))).toBe('K-1');
    expect(getAccount(line({ accountNumber: '' }))).toBe('None');
  });

  const SEA_POINT = { id: 2001, name: 'Sea Point' };
  const CLAREMONT = { id: 2002, name: 'Claremont' };
  const placed = (waiting: [line: number, pharmacies: number[]][]): OrderPlaces => ({
    waiting: new Map(waiting.map(([id, ids]) => [id, new Set(ids)])),
    left: new Map(),
    accounts: new Map([
      [accountKey('KEST', 2001), 'KE-2001'],
      [accountKey('KEST', 2002), ''],
    ]),
  });

  it('names a group’s pharmacies with their accounts, and gives the quantity of each and in total', () => {
    const places = placed([[1, [2001, 2002]]]);
    const [part] = pages(order(line({ id: 1 })), { pharmacies: [SEA_POINT, CLAREMONT], places }).parts;
    expect(part?.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Order number: 100131',
      'Printed: 2026/11/22 11:05',
      'Description: Monday',
      'Pharmacy: Sea Point, account KE-2001',
      'Pharmacy: Claremont, no account',
    ]);
    expect(part?.columns.map(({ header }) => header)).toEqual([
      ...['#', 'Code', 'Description', 'Quantity each', 'In all', 'Free in all', 'Price', 'Total in all'],
    ]);
    expect(part?.rows).toEqual([['1', 'A-9', 'Panado', '12', '24', '4', 'R10.5', 'R252']]);
    expect(part?.totals).toEqual([
      { label: 'Lines', text: '1' },
      { label: 'Units in all', text: '24' },
      { label: 'Free units in all', text: '4' },
      { label: 'Total excluding VAT, each', text: 'R126' },
      { label: 'Total for 2 pharmacies', text: 'R252' },
    ]);
  });

  it('has the remaining lines of each pharmacy once a part was sent', () => {
    const places = placed([
      [1, [2001, 2002]],
      [2, [2002]],
      [3, [2002]],
    ]);
    const lines = [
      line({ id: 1, bonus: 0 }),
      line({ id: 2, number: 2, bonus: 0, quantity: 3, total: 3150 }),
      line({ id: 3, number: 3, supplier: 'Umvoti', supplierCode: 'UMVO', bonus: 0 }),
    ];
    const [kestrel, umvoti] = pages(order(...lines), { pharmacies: [SEA_POINT, CLAREMONT], places }).parts;
    expect(kestrel?.rows.map((row) => row.slice(3, 5))).toEqual([
      ['12', '24'],
      ['3', '3'],
    ]);
    expect(kestrel?.totals.slice(1)).toEqual([
      { label: 'Units in all', text: '27' },
      { label: 'Sea Point', text: 'R126' },
      { label: 'Claremont', text: 'R157.5' },
      { label: 'Total for 2 pharmacies', text: 'R283.5' },
    ]);
    expect(umvoti?.facts.slice(3).map(({ text }) => text)).toEqual(['Claremont']);
    expect(umvoti?.rows).toEqual([['1', 'A-9', 'Panado', '12', '', 'R10.5', 'R126']]);
    expect(umvoti?.totals.at(-1)).toEqual({ label: 'Total excluding VAT', text: 'R126' });
  });

  it.each([
    ['no pharmacy yet', [], ['Pharmacies: No pharmacies yet']],
    ['a pharmacy with an unknown account', [SEA_POINT], ['Pharmacy: Sea Point']],
  ])('shows that a group’s order is for %s', (_who, pharmacies, expected) => {
    const [part] = pages(order(line({})), { pharmacies, places: null }).parts;
    expect(part?.facts.slice(3).map(({ label, text }) => `${label}: ${text}`)).toEqual(expected);
    expect(part?.rows[0]?.slice(3)).toEqual(['12', '2', 'R10.5', 'R126']);
  });

  it('has no pages if nothing is ordered', () => {
    expect(pages(order()).parts).toEqual([]);
  });
});

describe('a letterhead', () => {
  it('shows the known details of the pharmacy', () => {
    const lines = ['12 Main Road, Gardens', 'Cape Town, 8001', 'Practice number 0437037'];
    expect(letterhead(staff, 'protea')).toEqual({ brand: 'protea', name: 'Kloof Street Pharmacy', lines });
    const bare = { ...staff, physicalsuburb: '', physicalcity: '', physicalareacode: '', bhf: '' };
    expect(letterhead(bare, 'protea').lines).toEqual(['12 Main Road']);
  });
});

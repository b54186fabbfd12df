import type { HistoryItem, HistoryOrder } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { reportPages } from './reportPages.ts';
import { scheduledLines, scheduledPages } from './scheduledPages.ts';

const item = (changes: Partial<HistoryItem>): HistoryItem => ({
  orderitemid: 1,
  productid: 7,
  supplier: 'Kestrel Wholesale',
  supplierproductcode: 'K-7',
  packsize: '24',
  productdescription: 'Panado 500 mg TAB 24',
  orderedquantity: 10,
  bonusquantity: 0,
  orderedprice: 12.5,
  suppliedquantity: 10,
  invoicedprice: 12.5,
  regretdescription: '',
  staffname: 'Thabo Nkosi',
  invoicenumber: 'INV-1',
  schedule: '0',
  accountnumber: 'K-100',
  ...changes,
});
const order = (orderitems: HistoryItem[], changes: Partial<HistoryOrder> = {}): HistoryOrder => ({
  orderid: 100,
  ordernumber: '100100',
  retailerid: 1001,
  retailername: 'Kloof Street Pharmacy',
  regretteditems: 0,
  ordervalue: 125,
  invoicedvalue: 125,
  purchaseordernumber: 'KEST1',
  accountnumber: 'K-9',
  computername: 'TILL-1',
  name: '1001',
  description: 'Thabo Nkosi #100100',
  deliverymethod: 'Delivery',
  createddatetime: '2026-03-02T06:00:00.000Z',
  senddatetime: '2026-03-02T06:00:00.000Z',
  receiveddatetime: '2026-03-02T06:05:00.000Z',
  staffname: 'Thabo Nkosi',
  statusdescription: 'Complete',
  isbasket: false,
  indicator: 'Partial',
  locked: false,
  orderitemqty: orderitems.length,
  orderitems,
  ...changes,
});
const options = {
  letterhead: { brand: 'mortar', name: 'Kloof Street Pharmacy', lines: [] },
  printed: '2026/11/22 11:05',
  money: (cents: number) => `R${(cents / 100).toFixed(2)}`,
} as const;

describe('an order details report', () => {
  it('has a page for each supplier by name, with the ordered, supplied and invoiced quantities', () => {
    const { parts } = reportPages(
      order([
        item({ supplier: 'Umvoti' }),
        item({ suppliedquantity: 4, invoicedprice: 13 }),
        item({ suppliedquantity: 0, invoicedprice: 0, regretdescription: 'Out of stock' }),
      ]),
      options,
    );
    expect(parts.map(({ heading }) => heading)).toEqual(['Kestrel Wholesale', 'Umvoti']);
    expect(parts[0]?.rows).toEqual([
      ['K-7', 'Panado 500 mg TAB 24', '10', 'R12.50', '4', 'R13.00', 'R52.00'],
      ['K-7', 'Panado 500 mg TAB 24 (Out of stock)', '10', 'R12.50', '0', '', ''],
    ]);
    expect(parts[0]?.totals).toEqual([
      { label: 'Lines', text: '2' },
      { label: 'Regretted Value', text: 'R198.00' },
      { label: 'Invoiced Value', text: 'R52.00' },
      { label: 'Order Value', text: 'R250.00' },
    ]);
  });

  it('has no regrets for an order that waits, and none below zero', () => {
    const getTotal = (...given: Parameters<typeof order>) =>
      reportPages(order(...given), options).parts[0]?.totals.find(({ label }) => label === 'Regretted Value')?.text;
    expect(getTotal([item({ suppliedquantity: 0, invoicedprice: 0 })], { indicator: 'Waiting' })).toBe('R0.00');
    expect(getTotal([item({ invoicedprice: 20 })])).toBe('R0.00');
  });

  it('shows the lines that wait', () => {
    const waits = reportPages(order([item({ suppliedquantity: 0 })], { indicator: 'Waiting' }), options);
    expect(waits.parts[0]?.rows[0]?.slice(4)).toEqual(['waiting', '', '']);
  });

  it('for an unsent order shows the ordered quantities, with a place to sign', () => {
    const [part] = reportPages(order([item({ bonusquantity: 2 })], { senddatetime: null }), options).parts;
    expect(part?.columns.map(({ header }) => header)).toEqual(['Code', 'Description', 'Ord', 'Free', 'Price', 'Total']);
    expect(part?.rows).toEqual([['K-7', 'Panado 500 mg TAB 24', '10', '2', 'R12.50', 'R125.00']]);
    expect(part?.signatures).not.toEqual([]);
  });

  it('has as many cells in each row as columns', () => {
    for (const senddatetime of [null, '2026-03-02T06:00:00.000Z']) {
      for (const bonusquantity of [0, 3]) {
        const [part] = reportPages(order([item({ bonusquantity })], { senddatetime }), options).parts;
        expect(part?.rows[0]).toHaveLength(part?.columns.length ?? 0);
      }
    }
  });
});

describe('the order for scheduled substances', () => {
  it.each([
    ['N', false],
    ['NM', false],
    ['', false],
    ['0', false],
    ['5', false],
    ['6', true],
    ['7', true],
    ['S6', true],
    ['8', true],
  ])('is required for schedule "%s": %s', (schedule, printed) => {
    expect(scheduledLines(order([item({ schedule })]))).toHaveLength(printed ? 1 : 0);
  });

  it('separates substance name and strength, and gives the quantity in digits and in words', () => {
    const { parts } = scheduledPages(
      order([
        item({ schedule: '6', productdescription: 'Oxynorm 10 mg CAP 28', orderedquantity: 24 }),
        item({ schedule: '5' }),
        item({ schedule: '6', supplier: 'Umvoti', orderedquantity: 12, bonusquantity: 2 }),
      ]),
      options,
    );
    expect(parts.map(({ heading, rows }) => [heading, rows])).toEqual([
      ['Kestrel Wholesale', [['1', 'K-7', 'Oxynorm', '10 mg CAP 28', '6', '24', 'twenty-four']]],
      ['Umvoti', [['1', 'K-7', 'Panado', '500 mg TAB 24', '6', '12 + 2', 'twelve and two free']]],
    ]);
    expect(parts[0]?.facts).toContainEqual({ label: 'Account number', text: 'K-100' });
    expect(parts[0]?.signatures).toEqual([
      ...['Name of responsible pharmacist', 'Registration number', 'Signature', 'Date'],
    ]);
  });

  it('uses the account of the order if its lines have none', () => {
    const { parts } = scheduledPages(order([item({ schedule: '7', accountnumber: '' })]), options);
    expect(parts[0]?.facts).toContainEqual({ label: 'Account number', text: 'K-9' });
  });

  it('has no pages without such substances', () => {
    expect(scheduledPages(order([item({})]), options).parts).toEqual([]);
  });
});

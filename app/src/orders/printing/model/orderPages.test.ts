import type { Staff } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { letterhead } from './letterhead.ts';
import { orderPages } from './orderPages.ts';

const line = (changes: Partial<OrderLine>) =>
  ({
    ...{ number: 1, description: 'Panado', supplier: 'Kestrel Wholesale', supplierCode: 'KEST', accountNumber: 'K-1' },
    ...{ supplierProductCode: 'A-9', quantity: 12, bonus: 2, price: 1050, total: 12_600 },
    ...changes,
  }) as OrderLine;
const order = (...lines: OrderLine[]): Order => ({ id: 7, number: '100131', description: 'Monday', lines, total: 0 });

const staff = {
  retailername: 'Kloof Street Pharmacy',
  ...{
    physicaladdress: '12 Main Road',
    physicalsuburb: 'Gardens',
    physicalcity: 'Cape Town',
    physicalareacode: '8001',
  },
  bhf: '0437037',
} as Staff;
const pages = (of: Order, pharmacies: number | null = null) =>
  orderPages(of, {
    letterhead: letterhead(staff, 'mortar'),
    pharmacies,
    printed: '2026/11/22 11:05',
    money: (cents) => `R${cents / 100}`,
  });

describe('an order on paper', () => {
  it('has a part for each supplier, by name, its lines by their numbers', () => {
    const { parts } = pages(
      order(line({ number: 3, supplier: 'Umvoti', supplierCode: 'UMVO' }), line({ number: 2 }), line({ number: 1 })),
    );
    expect(parts.map(({ heading }) => heading)).toEqual(['Kestrel Wholesale', 'Umvoti']);
    expect(parts[0]?.rows.map(([number]) => number)).toEqual(['1', '2']);
  });

  it('says what is ordered and what it comes to', () => {
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

  it('says whose account it is at the supplier', () => {
    const accountOf = (...lines: OrderLine[]) => pages(order(...lines)).parts[0]?.facts[0]?.text;
    expect(accountOf(line({}), line({}))).toBe('K-1');
    expect(accountOf(line({}), line({ accountNumber: 'K-2' }))).toBe('K-1, K-2');
    expect(accountOf(line({ accountNumber: '' }))).toBe('None');
  });

  it('is for each of a group’s pharmacies', () => {
    const [part] = pages(order(line({ bonus: 0 })), 3).parts;
    expect(part?.facts.at(-1)).toEqual({ label: 'Pharmacies', text: '3' });
    expect(part?.totals.slice(-2)).toEqual([
      { label: 'Total excluding VAT, each', text: 'R126' },
      { label: 'Total for 3 pharmacies', text: 'R378' },
    ]);
  });

  it('has no pages where nothing is ordered', () => {
    expect(pages(order()).parts).toEqual([]);
  });
});

describe('a letterhead', () => {
  it('carries what is known of the pharmacy', () => {
    const lines = ['12 Main Road, Gardens', 'Cape Town, 8001', 'Practice number 0437037'];
    expect(letterhead(staff, 'protea')).toEqual({ brand: 'protea', name: 'Kloof Street Pharmacy', lines });
    const bare = { ...staff, physicalsuburb: '', physicalcity: '', physicalareacode: '', bhf: '' };
    expect(letterhead(bare, 'protea').lines).toEqual(['12 Main Road']);
  });
});

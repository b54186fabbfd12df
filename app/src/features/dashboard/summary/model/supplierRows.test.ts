import type { Wholesaler } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { supplierRows } from './supplierRows.ts';

const wholesaler = (wholesalername: string, preference: number, minimumordervalue = 0) =>
  ({ wholesalercode: wholesalername.slice(0, 1), wholesalername, preference, minimumordervalue }) as Wholesaler;
const known = [wholesaler('Cape', 0, 50), wholesaler('Blue', 2, 100.1), wholesaler('Apex', 1)];
const rows = (...totals: [string, number][]) =>
  supplierRows(
    known,
    totals.map(([supplier, total]) => ({ supplier, total })),
  );
const names = (...totals: [string, number][]) => rows(...totals).map(({ name }) => name);

describe('the first suppliers', () => {
  it.each([
    ['sorted by preference if nothing is to be sent', [], ['Apex', 'Blue', 'Cape']],
    [
      'sorted by the value to send',
      [
        ['Cape', 9000],
        ['Apex', 20],
      ],
      ['Cape', 'Apex', 'Blue'],
    ],
    [
      'below their minimum before any other',
      [
        ['Cape', 1],
        ['Apex', 20_000],
      ],
      ['Cape', 'Apex', 'Blue'],
    ],
  ] as [string, [string, number][], string[]][])('are %s', (_, totals, expected) => {
    expect(names(...totals)).toEqual(expected);
  });
});

describe('the amount that a supplier is below its minimum', () => {
  it.each([
    ['is exact to the cent', 10_000, 10],
    ['is 0 once the minimum is reached', 10_010, 0],
    ['is 0 if nothing is to be sent', 0, 0],
  ])('%s', (_, value, missing) => {
    expect(rows(['Blue', value]).find(({ name }) => name === 'Blue')).toMatchObject({ minimum: 10_010, missing });
  });
});

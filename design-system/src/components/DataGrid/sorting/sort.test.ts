import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellValue } from '../types.ts';
import { getOrdinals } from './ordinals.ts';
import { type Criterion, nextSort, rowComparer, sortedOrder } from './sort.ts';

type Cells = readonly CellValue[];

function criterion(place: number, descending: boolean): Criterion<Cells> {
  return { column: { id: String(place), header: '', value: (row) => row[place] ?? null }, descending };
}

function sorted(rows: readonly Cells[], criteria: readonly Criterion<Cells>[]): number[] {
  const keys = criteria.map(({ column, descending }) => ({ ordinals: getOrdinals(rows, column.value), descending }));
  return [...sortedOrder(rows.length, keys)];
}

/** A plain reference sort. */
function naive(rows: readonly Cells[], criteria: readonly Criterion<Cells>[]): number[] {
  return rows.map((_, index) => index).sort(rowComparer(rows, criteria));
}

const numbers = fc.option(
  fc.oneof(
    fc.integer(),
    fc.double(),
    fc.integer({ min: -99999, max: 99999 }).map((cents) => cents / 100),
    fc.constantFrom(0, -0),
  ),
  { nil: null },
);
const texts = fc.option(fc.oneof(fc.string(), fc.constantFrom('Panado 2', 'panado 10', 'Panadó 2', '')), { nil: null });

describe('a sorted order', () => {
  // The number of sorted digits depends on the range of values.
  test.each([0, 11, 12, 13, 24, 25, 31, 33])('is correct for integers of up to %i bits', (bits) => {
    const rows = Array.from({ length: 200 }, (_, row) => [row % 9 === 0 ? null : (row * 0x9e3779b97) % 2 ** bits]);
    for (const descending of [false, true]) {
      const by = [criterion(0, descending)];
      expect(sorted(rows, by)).toEqual(naive(rows, by));
    }
  });

  test.each([
    ['whole numbers', [3, 1, 2], false, [1, 2, 0]],
    ['whole numbers, descending', [3, 1, 2], true, [0, 2, 1]],
    ['negative numbers', [1, -1, 0, -2], false, [3, 1, 2, 0]],
    ['amounts with cents', [10.1, 10.01, 9.99], false, [2, 1, 0]],
    ['numbers too fine for cents', [0.1234567, 0.1234566, -0.5], false, [2, 1, 0]],
    ['numbers too far apart for 32 bits', [1e15, -1e15, 5], false, [1, 2, 0]],
    ['empty values last', [null, 2, null, 1], false, [3, 1, 0, 2]],
    ['empty values last, also descending', [null, 2, null, 1], true, [1, 3, 0, 2]],
    ['NaN as an empty value', [Number.NaN, 1], false, [1, 0]],
    ['numbers within texts by size', ['Panado 10', 'Panado 2'], false, [1, 0]],
    [
      'empty values last, descending, with a number too large to count in hundredths',
      [null, 140692072678963.05],
      true,
      [1, 0],
    ],
    ['texts whatever their case and accents', ['b', 'Á', 'a', 'B'], false, [1, 2, 0, 3]],
    ['equal rows in their original order, also descending', ['a', 'A', 'b', 'a'], true, [2, 0, 1, 3]],
  ])('sorts %s', (_, values, descending, expected) => {
    expect(
      sorted(
        values.map((value) => [value]),
        [criterion(0, descending)],
      ),
    ).toEqual(expected);
  });

  test('uses the second criterion if the first is equal', () => {
    const rows = [
      ['Clicks', 2],
      ['Alpha', 1],
      ['Clicks', 3],
      ['Alpha', 0],
    ];
    expect(sorted(rows, [criterion(0, false), criterion(1, true)])).toEqual([1, 3, 2, 0]);
  });

  test('equals that of a plain stable sort', () => {
    const rows = fc.array(fc.tuple(numbers, texts, numbers), { maxLength: 60 });
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (table, first, second) => {
        const criteria = [criterion(1, first), criterion(0, second), criterion(2, first)];
        expect(sorted(table, criteria)).toEqual(naive(table, criteria));
      }),
      { numRuns: 300 },
    );
  });

  test('contains every row once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(numbers)), (rows) => {
        const order = sorted(rows, [criterion(0, false)]);
        expect(order.toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index));
      }),
    );
  });
});

describe('a click on a header', () => {
  const up = { column: 'price', direction: 'asc' } as const;
  const down = { column: 'price', direction: 'desc' } as const;
  const name = { column: 'name', direction: 'asc' } as const;
  test.each([
    ['sorts up', [], false, [up]],
    ['then down', [up], false, [down]],
    ['then not at all', [down], false, []],
    ['replaces other columns', [name], false, [up]],
    ['replaces several columns', [name, up], false, [down]],
    ['with Shift adds the column last', [name], true, [name, up]],
    ['with Shift reverses the column in its position', [up, name], true, [down, name]],
    ['with Shift takes the column away', [down, name], true, [name]],
  ])('%s', (_, sort, additive, expected) => {
    expect(nextSort(sort, 'price', additive)).toEqual(expected);
  });
});

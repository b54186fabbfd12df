import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnFilter, ColumnKind } from '../types.ts';
import {
  describeFilter,
  formatDateInput,
  formatNumberInput,
  getChoices,
  parseDateInput,
  parseNumberInput,
} from './filterTexts.ts';

describe('a number', () => {
  test.each<[string, ColumnKind, number | null | undefined]>([
    ['', 'money', null],
    ['12.5', 'money', 1250],
    ['1 234,50', 'money', 123450],
    ['0.29', 'money', 29],
    ['-3', 'number', -3],
    ['2.5', 'number', 2.5],
    ['R12', 'money', undefined],
    ['Infinity', 'number', undefined],
  ])('typed as "%s" in a column of %s is %s', (text, kind, expected) => {
    expect(parseNumberInput(text, kind)).toBe(expected);
  });

  test('is read as it is formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('money', 'number'), (value, kind) => {
        expect(parseNumberInput(formatNumberInput(value, kind as ColumnKind), kind as ColumnKind)).toBe(value);
      }),
    );
  });
});

describe('a day', () => {
  test.each([
    ['', null],
    ['2026/11/20', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
    ['2028/02/29', '2028-02-29'],
    ['2026/02/29', undefined],
    ['2026/11/3', undefined],
    ['20/11/2026', undefined],
  ])('typed as "%s" is %s', (text, expected) => {
    expect(parseDateInput(text)).toBe(expected);
  });

  test('is read as it is formatted', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseDateInput(formatDateInput(day))).toBe(day);
      }),
    );
  });
});

test('lists the values of a column in order, counted as they are displayed', () => {
  const column = { id: 'a', header: 'A', value: (row: number) => row, format: (value: unknown) => `Pack ${value}` };
  expect(getChoices([10, 2, 10], column)).toEqual([
    { text: 'Pack 2', count: 1 },
    { text: 'Pack 10', count: 2 },
  ]);
});

test.each<[ColumnFilter, ColumnKind, string]>([
  [{ kind: 'text', match: 'starts', text: ' pan ' }, 'text', 'starts with “pan”'],
  [{ kind: 'choice', texts: ['Clicks', ''] }, 'choice', 'Clicks, (empty)'],
  [{ kind: 'choice', texts: ['a', 'b', 'c', 'd'] }, 'choice', 'a, b and 2 more'],
  [{ kind: 'choice', texts: [] }, 'choice', 'None'],
  [{ kind: 'number', from: 1000, to: null }, 'money', 'from 10.00'],
  [{ kind: 'number', from: null, to: 5 }, 'number', 'up to 5'],
  [{ kind: 'date', from: '2026-11-01', to: '2026-11-20' }, 'date', '2026/11/01 – 2026/11/20'],
])('describes %j', (filter, kind, expected) => {
  expect(describeFilter(filter, kind)).toBe(expected);
});

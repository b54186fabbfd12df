import { describe, expect, it } from 'vitest';
import { formatMoney } from '#rules/money.ts';
import { savedTexts, supplierHints } from './guideText.ts';

const money = (cents: number) => formatMoney(cents, 'ZA');

describe('the text about a supplier', () => {
  it.each([
    ['below its minimum', { missing: 34_000, credit: null }, [['R340.00 to minimum', 'warning']]],
    ['whose minimum is reached', { missing: 0, credit: null }, [['Minimum reached', 'quiet']]],
    [
      'with little of its credit used',
      { missing: null, credit: { percent: 30, over: 0 } },
      [['30% of credit', 'quiet']],
    ],
    [
      'with much of its credit used, and its minimum reached',
      { missing: 0, credit: { percent: 84, over: 0 } },
      [
        ['84% of credit', 'warning'],
        ['Minimum reached', 'quiet'],
      ],
    ],
    [
      'with both against it',
      { missing: 34_000, credit: { percent: 84, over: 0 } },
      [
        ['R340.00 to minimum', 'warning'],
        ['84% of credit', 'warning'],
      ],
    ],
    [
      'over its credit, whatever is missing',
      { missing: 34_000, credit: { percent: 120, over: 50_000 } },
      [
        ['R500.00 over credit', 'danger'],
        ['R340.00 to minimum', 'warning'],
      ],
    ],
    ['without a known minimum or credit', { missing: null, credit: null }, []],
  ])('%s', (_case, guide, expected) =>
    expect(supplierHints(guide, money).map(({ text, tone }) => [text, tone])).toEqual(expected),
  );
});

it('has a short form with its number, never the amount over credit, which is too long', () => {
  const hints = supplierHints({ missing: 34_000, credit: { percent: 120, over: 5_000_000 } }, money);
  expect(hints.map(({ amount, short }) => [amount, short])).toEqual([
    ['120%', '120% of credit'],
    ['R340.00', 'R340.00 to min'],
  ]);
});

describe('the text about savings', () => {
  it.each([
    ['both', { dearest: 1200, lastPaid: 600 }, ['R12.00 saved against the dearest', 'R6.00 saved against last paid']],
    [
      'a price above the last one paid',
      { dearest: 1200, lastPaid: -300 },
      ['R12.00 saved against the dearest', 'R3.00 more than last paid'],
    ],
    ['no savings', { dearest: 0, lastPaid: 0 }, []],
    ['unknown savings', { dearest: null, lastPaid: null }, []],
  ])('%s', (_case, saved, expected) => expect(savedTexts(saved, money)).toEqual(expected));
});

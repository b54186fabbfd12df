import type { RegretConflict } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLine, getRegret } from '#features/ordering/regrets/testing/rows.ts';
import { getConflicts, getResultingLines, isWithRegret, reorderParts } from './conflicts.ts';

const chosen = (...choices: [number, RegretConflict][]) => new Map(choices);

describe('regrets in conflict with an order', () => {
  it.each([
    ['of another product', { productId: 8 }, null],
    ['at another supplier', {}, 1],
    ['at the same price, before any other line of the product', { supplierPriceId: 93 }, 2],
  ])('%s', (_what, changes, line) => {
    const lines = [getLine(1), getLine(2, { supplierPriceId: 93 })];
    const [found] = getConflicts([getRegret(5, changes)], lines);
    expect(found?.line.id ?? null).toBe(line);
  });

  it('do not exist with an empty order', () => {
    expect(getConflicts([getRegret(5)], [])).toEqual([]);
  });
});

describe('two regrets of one product', () => {
  const first = getRegret(1, { quantity: 3, supplier: 'Protea', supplierPriceId: 92 });
  const second = getRegret(2, { quantity: 5, supplier: 'Kestrel' });
  const third = getRegret(3, { quantity: 2, supplier: 'Umvoti', supplierPriceId: 94 });
  const other = getRegret(4, { productId: 8 });

  it('are in conflict: the later one conflicts with the earlier one', () => {
    const conflicts = getConflicts([first, other, second, third], []);
    expect(conflicts.map(({ regret, line }) => [regret.id, line.id, line.quantity, line.supplier])).toEqual([
      [2, -1, 3, 'Protea'],
      [3, -1, 3, 'Protea'],
    ]);
    expect(conflicts.every(isWithRegret)).toBe(true);
  });

  it('conflict with the line of the order, if there is one', () => {
    const conflicts = getConflicts([first, second], [getLine(7)]);
    expect(conflicts.map(({ line }) => line.id)).toEqual([7, 7]);
    expect(conflicts.some(isWithRegret)).toBe(false);
  });

  it.each([
    ['no choice was made', chosen(), ['merge 1,4', 'merge 2', 'merge 3'], 10, 'Protea'],
    ['the second takes its place', chosen([2, 'replace']), ['merge 1,4', 'replace 2', 'merge 3'], 7, 'Kestrel'],
    ['the last takes its place', chosen([3, 'replace']), ['merge 1,4', 'merge 2', 'replace 3'], 2, 'Umvoti'],
    ['both are kept', chosen([2, 'keep'], [3, 'keep']), ['merge 1,4', 'keep 2', 'keep 3'], 3, 'Protea'],
  ] as const)('are sent one after the other: %s', (_what, choices, requests, quantity, supplier) => {
    const regrets = [first, other, second, third];
    const conflicts = getConflicts(regrets, []);
    const sent = reorderParts(regrets, conflicts, choices);
    expect(sent.map((part) => `${part.conflicts} ${part.regrets.map(({ id }) => id)}`)).toEqual(requests);
    expect(getResultingLines(conflicts, choices).get(2)).toMatchObject({ quantity, supplier });
  });
});

it('sends two products with two regrets each in two requests, in any order', () => {
  const twice = [getRegret(1), getRegret(2), getRegret(3, { productId: 8 }), getRegret(4, { productId: 8 })];
  const conflicts = getConflicts(twice, []);
  for (const regrets of [twice, twice.toReversed()]) {
    const sent = reorderParts(regrets, conflicts, chosen());
    expect(sent.map((part) => part.regrets.map(({ id }) => id).toSorted())).toEqual([
      [1, 3],
      [2, 4],
    ]);
  }
});

it.each([
  ['earns by its deal', { quantity: 10, bonus: 1 }, { quantity: 20, bonus: 2 }],
  ['earns no bonus without a deal', { quantity: 10, bonus: 0 }, { quantity: 20, bonus: 0 }],
] as const)('merged into a regret, a quantity %s', (_what, first, expected) => {
  const conflicts = getConflicts([getRegret(1, first), getRegret(2, { quantity: 10 })], []);
  expect(getResultingLines(conflicts, chosen()).get(2)).toMatchObject(expected);
});

describe('the requests that order regrets again', () => {
  const regrets = [getRegret(1), getRegret(2, { productId: 8 }), getRegret(3, { productId: 7 })];
  const lines = [getLine(1), getLine(2, { productId: 8 })];
  const parts = (choices: ReadonlyMap<number, RegretConflict>) =>
    reorderParts(regrets, getConflicts(regrets, lines), choices).map(
      (part) => [part.conflicts, part.regrets.map(({ id }) => id)] as const,
    );

  it.each([
    ['no choice was made: all are merged', chosen(), [['merge', [1, 2, 3]]]],
    [
      'all are kept',
      chosen([1, 'keep'], [2, 'keep']),
      [
        ['merge', [3]],
        ['keep', [1, 2]],
      ],
    ],
    [
      'each has its own',
      chosen([1, 'replace'], [2, 'keep']),
      [
        ['replace', [1]],
        ['merge', [3]],
        ['keep', [2]],
      ],
    ],
    ['a choice for a regret without a conflict has no effect', chosen([3, 'keep']), [['merge', [1, 2, 3]]]],
  ])('%s', (_what, choices, expected) => {
    expect(parts(choices)).toEqual(expected);
  });

  it('contain every regret once, whatever was chosen', () => {
    const choice = fc.constantFrom<RegretConflict>('keep', 'merge', 'replace');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), choice)), (choices) => {
        const sent = parts(new Map(choices)).flatMap(([, ids]) => ids);
        return sent.flat().sort().join() === '1,2,3';
      }),
    );
  });
});

describe('the resulting line on the order', () => {
  const deal = { step: 10, bonus: 1 };
  it.each([
    ['keep', { quantity: 4, bonus: 0, supplier: 'Protea' }],
    ['merge', { quantity: 20, bonus: 2, supplier: 'Protea' }],
    ['replace', { quantity: 16, bonus: 3, supplier: 'Kestrel' }],
  ] as const)('%s', (choice, expected) => {
    const conflicts = getConflicts([getRegret(1, { quantity: 16, bonus: 3 })], [getLine(1, { deal })]);
    expect(getResultingLines(conflicts, chosen([1, choice])).get(1)).toMatchObject(expected);
  });

  it.each([
    ['both merged', chosen(), { quantity: 12, supplier: 'Protea' }],
    ['one replaces, the other is added to it', chosen([2, 'replace']), { quantity: 8, supplier: 'Umvoti' }],
    ['both replace: the last one remains', chosen([1, 'replace'], [2, 'replace']), { quantity: 3, supplier: 'Umvoti' }],
    ['one is merged, the other kept', chosen([2, 'keep']), { quantity: 9, supplier: 'Protea' }],
  ] as const)('is the same for two regrets in conflict with one line: %s', (_what, choices, expected) => {
    const regrets = [getRegret(1), getRegret(2, { quantity: 3, supplier: 'Umvoti', supplierPriceId: 94 })];
    const after = getResultingLines(getConflicts(regrets, [getLine(1)]), new Map(choices));
    expect(after.get(1)).toMatchObject(expected);
    expect(after.get(2)).toBe(after.get(1));
  });
});

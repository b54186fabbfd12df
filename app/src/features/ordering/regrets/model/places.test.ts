import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';
import {
  countPacks,
  type Elsewhere,
  type Fit,
  getFit,
  getTargets,
  getWorth,
  ownTargets,
  type Target,
} from './places.ts';

const seaPoint = getRegret(1, { retailerId: 2001 });
const claremont = getRegret(2, { retailerId: 2002, quantity: 3, total: 700 });
const muizenberg = getRegret(3, { retailerId: 2003 });
const again = getRegret(4, { retailerId: 2003 });
const ALL = [seaPoint, claremont, muizenberg, again];

const shown = (targets: readonly Target[]) =>
  targets.map(({ into, regrets }) => [into === 'open' ? into : into.retailerIds.join(), regrets.map(({ id }) => id)]);

describe('regrets of a group', () => {
  it.each([
    ['nobody', [], [], [], [1, 2, 3, 4]],
    ['one pharmacy', [2003], [3, 4], [], [1, 2]],
    ['two', [2001, 2002], [], [1, 2], [3, 4]],
    ['all', [2001, 2002, 2003], [], [1, 2, 3, 4], []],
  ])('fit an order for %s', (_whom, pharmacies, fitting, wider, foreign) => {
    const fit = getFit(ALL, pharmacies);
    const ids = (of: keyof Fit) => fit[of].map(({ id }) => id);
    expect([ids('fitting'), ids('wider'), ids('foreign')]).toEqual([fitting, wider, foreign]);
  });

  it('create an order for each pharmacy, never for one that did not regret them', () => {
    expect(shown(ownTargets(ALL))).toEqual([
      ['2001', [1]],
      ['2002', [2]],
      ['2003', [3, 4]],
    ]);
    expect(ownTargets([])).toEqual([]);
  });

  it.each([
    [
      'own',
      [2001, 2002],
      [
        ['2001', [1]],
        ['2002', [2]],
        ['2003', [3, 4]],
      ],
    ],
    [
      'all',
      [2001, 2002],
      [
        ['open', [1, 2]],
        ['2003', [3, 4]],
      ],
    ],
    ['leave', [2001, 2002], []],
    [
      'own',
      [2003],
      [
        ['open', [3, 4]],
        ['2001', [1]],
        ['2002', [2]],
      ],
    ],
    ['leave', [2003], [['open', [3, 4]]]],
  ] as const)('go to the chosen destination: %s, with an order for %j', (elsewhere, pharmacies, expected) => {
    expect(shown(getTargets(getFit(ALL, pharmacies), elsewhere))).toEqual(expected);
  });

  it('go onto one order at most, and only for pharmacies that regretted them unless all was chosen', () => {
    const pharmacies = fc.subarray([2001, 2002, 2003]);
    fc.assert(
      fc.property(
        fc.subarray(ALL),
        pharmacies,
        fc.constantFrom<Elsewhere>('own', 'all', 'leave'),
        (some, open, how) => {
          const targets = getTargets(getFit(some, open), how);
          const ids = targets.flatMap(({ regrets }) => regrets.map(({ id }) => id));
          const right = targets.every(({ into, regrets }) => {
            const pharmaciesOf = into === 'open' ? open : into.retailerIds;
            return regrets.every(
              ({ retailerId }) => pharmaciesOf.includes(retailerId) && (how === 'all' || pharmaciesOf.length === 1),
            );
          });
          return new Set(ids).size === ids.length && right && (how === 'leave' || ids.length === some.length);
        },
      ),
    );
  });

  it('are counted in packs and in money', () => {
    expect([countPacks([seaPoint, claremont]), getWorth([seaPoint, claremont])]).toEqual([8, 5950]);
  });
});

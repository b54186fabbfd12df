import { describe, expect, it } from 'vitest';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';
import { getDestination } from './destination.ts';

const NAMES: Readonly<Record<number, string>> = {
  2001: 'Table Bay Pharmacy Sea Point',
  2003: 'Table Bay Pharmacy Muizenberg',
};
const options = { money: (cents: number) => `R${cents}`, pharmacyName: (id: number) => NAMES[id] ?? '' };
const muizenberg = [
  getRegret(1, { retailerId: 2003, quantity: 3, total: 300 }),
  getRegret(2, { retailerId: 2003, quantity: 1, total: 50 }),
];
const seaPoint = getRegret(3, { retailerId: 2001, quantity: 1, total: 70 });
const forThose = (...pharmacies: number[]) => ({ description: 'Monday', pharmacies });

describe('the destination of regrets', () => {
  it.each([
    ['a new order of a pharmacy on its own', undefined, null, ['They go onto a new order.']],
    ['the open order of a pharmacy on its own', undefined, forThose(), ['They go onto Monday.']],
  ])('%s', (_what, pharmacyName, open, expected) => {
    expect(getDestination(muizenberg, { ...options, pharmacyName, open })).toEqual(expected);
  });

  it.each([
    ['no regret is chosen', [], null, ['They go onto a new order.']],
    ['one pharmacy', muizenberg, null, ['A new order is made: 4 packs, R350, for Table Bay Pharmacy Muizenberg.']],
    [
      'two pharmacies',
      [...muizenberg, seaPoint],
      null,
      [
        '2 new orders are made: 4 packs, R350, for Table Bay Pharmacy Muizenberg; 1 pack, R70, for Table Bay Pharmacy Sea Point.',
      ],
    ],
    ['the order is for that pharmacy', [seaPoint], forThose(2001), ['They go onto Monday.']],
    [
      'the pharmacies of the order are unknown',
      [seaPoint],
      { ...forThose(), pharmacies: null },
      ['They go onto Monday.'],
    ],
    [
      'the order is for one of them',
      [...muizenberg, seaPoint],
      forThose(2001),
      ['They go onto Monday.', 'You are asked about 2 regrets of Table Bay Pharmacy Muizenberg.'],
    ],
    [
      'the order is for others, too',
      [...muizenberg, seaPoint],
      forThose(2001, 2002),
      ['You are asked about 3 regrets of Sea Point, Muizenberg.'],
    ],
  ])('of a group: %s', (_what, regrets, open, expected) => {
    expect(getDestination(regrets, { ...options, open })).toEqual(expected);
  });
});

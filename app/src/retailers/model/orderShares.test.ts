import type { GroupCommOrder } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareText } from '#retailers/shares/shareText.ts';
import { sumShares } from './orderGroup.ts';
import { accountKey, toOrderPlaces } from './orderPlaces.ts';
import { leftEach, leftInAll, linesLeft, orderShares, type PharmacyShare } from './orderShares.ts';
import { shortNames } from './shortNames.ts';

const SEA_POINT = { id: 2001, name: 'Table Bay Pharmacy Sea Point' };
const CLAREMONT = { id: 2002, name: 'Table Bay Pharmacy Claremont' };
const MUIZENBERG = { id: 2003, name: 'Table Bay Pharmacy Muizenberg' };

const row = (suppliercode: string, lines: Record<number, [quantity: number, price: number]>, ids: readonly number[]) =>
  ({
    suppliercode,
    orderdetailscomms: Object.entries(lines).map(([id, [orderedqty, price]]) => ({
      orderitemid: Number(id),
      orderedqty,
      price,
    })),
    retailers: ids.map((retailerid) => ({
      retailerid,
      supplieraccounts: retailerid === 2001 ? [{ accountnumber: 'A-1' }, { accountnumber: 'A-2' }] : [],
    })),
  }) as unknown as GroupCommOrder;

describe('the shares of a group’s order', () => {
  it('list the waiting pharmacies of each line, with quantity and account', () => {
    const places = toOrderPlaces([
      row('KEST', { 1: [2, 10.5] }, [2001, 2002]),
      // The same supplier again: part of it was sent to Sea Point.
      row('UMVO', { 2: [1, 4] }, [2002]),
      row('UMVO', { 3: [3, 1] }, [2001, 2002]),
    ]);
    expect([...places.waiting].map(([id, ids]) => [id, [...ids]])).toEqual([
      [1, [2001, 2002]],
      [2, [2002]],
      [3, [2001, 2002]],
    ]);
    expect([...places.left]).toEqual([
      [2001, 2400],
      [2002, 2800],
    ]);
    expect(places.accounts.get(accountKey('KEST', 2001))).toBe('A-1, A-2');
    expect(places.accounts.get(accountKey('UMVO', 2002))).toBe('');
    expect(places.accounts.get(accountKey('PROT', 2001))).toBeUndefined();
  });
});

describe('the remainder of an order', () => {
  const lines = [
    { id: 1, total: 100 },
    { id: 2, total: 30 },
  ];
  const both = [SEA_POINT, CLAREMONT];
  it.each([
    ['the sent lines are unknown', null, [130, 130]],
    ['nothing was sent', new Map(lines.map(({ id }) => [id, new Set([2001, 2002])])), [130, 130]],
    ['one line was sent to one of them', new Map([[1, new Set([2002])]]), [30, 130]],
    [
      'all was sent to one of them',
      new Map([
        [1, new Set([2002])],
        [2, new Set([2002])],
      ]),
      [0, 130],
    ],
  ])('for each pharmacy: %s', (_what, waiting, expected) => {
    expect(orderShares(lines, both, waiting).map(({ left }) => left)).toEqual(expected);
  });

  it('is in total the sum of the remainders of all pharmacies', () => {
    const ids = fc.subarray([1, 2]);
    fc.assert(
      fc.property(ids, ids, (first, second) => {
        const waiting = new Map(
          lines.map(({ id }) => [
            id,
            new Set([...(first.includes(id) ? [2001] : []), ...(second.includes(id) ? [2002] : [])]),
          ]),
        );
        const shares = orderShares(lines, both, waiting);
        const expected = lines.reduce((sum, { id, total }) => sum + total * (waiting.get(id)?.size ?? 0), 0);
        return leftInAll(shares) === expected && (leftEach(shares) === null) === (shares[0]?.left !== shares[1]?.left);
      }),
    );
  });

  it('has the total value of the remainder of each line', () => {
    const waiting = new Map([[1, new Set([2002])]]);
    expect(linesLeft(lines, both, waiting).map(({ total }) => total)).toEqual([100, 60]);
  });

  it('is combined by pharmacy', () => {
    const share = (pharmacy: typeof SEA_POINT, left: number): PharmacyShare => ({ ...pharmacy, left });
    expect(sumShares([[share(SEA_POINT, 1), share(CLAREMONT, 2)], [share(CLAREMONT, 5)]])).toEqual([
      share(SEA_POINT, 1),
      share(CLAREMONT, 7),
    ]);
  });
});

it.each([
  [[], []],
  [['Table Bay Pharmacy Claremont'], ['Table Bay Pharmacy Claremont']],
  [
    [SEA_POINT.name, CLAREMONT.name],
    ['Sea Point', 'Claremont'],
  ],
  [
    ['Cape Pharmacy', 'Table Bay'],
    ['Cape Pharmacy', 'Table Bay'],
  ],
  [
    ['Bay', 'Bay Two'],
    ['Bay', 'Bay Two'],
  ],
])('shortens %j to the distinct names %j', (names, expected) => {
  expect(shortNames(names)).toEqual(expected);
});

describe('the text about the value of an order', () => {
  const money = (cents: number) => `R${cents}`;
  const shares = (...left: number[]) =>
    left.map((each, index) => ({
      ...([SEA_POINT, CLAREMONT, MUIZENBERG][index] ?? { id: index, name: `Bay ${index}` }),
      left: each,
    }));
  it.each([
    ['no pharmacy yet', [], 'R9', 'for each pharmacy; none is on this order yet'],
    ['one', [9], 'R9', 'for 1 pharmacy'],
    ['two alike', [9, 9], 'R9', 'each; R18 for 2 pharmacies'],
    ['two of an empty order', [0, 0], 'R0', 'each; R0 for 2 pharmacies'],
    ['one of two was sent', [0, 9], 'R9', 'left for Claremont'],
    ['one of three was sent', [0, 9, 9], 'R9', 'left for each of 2 of its 3 pharmacies; R18 in all'],
    ['a part of one was sent', [4, 9], 'R13', 'left: Sea Point R4, Claremont R9'],
    ['three differ', [4, 9, 1], 'R14', 'left: Sea Point R4, Claremont R9, Muizenberg R1'],
    ['four differ', [4, 9, 1, 1], 'R15', 'left in all, for 4 pharmacies'],
  ])('%s', (_what, left, amount, text) => {
    const result = shareText(shares(...left), 9, money);
    expect([money(result.amount), result.text]).toEqual([amount, text]);
  });
});

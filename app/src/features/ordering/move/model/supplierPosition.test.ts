import { describe, expect, it } from 'vitest';
import { messages } from '#features/ordering/move/messages.ts';
import {
  creditText,
  differenceText,
  fullDifference,
  minimumText,
  movedTexts,
  stateText,
} from '#features/ordering/move/moveTexts.ts';
import { lineAt } from '#orders/lines/testing/historyLines.ts';
import type { MoveRow } from './moveRows.ts';
import { getChanges, missingAt, movedPositions, ownValues, type SupplierPosition } from './supplierPosition.ts';

const money = (cents: number) => `R${cents}`;
const short = (name: string) => name;

const position = (supplier: number, changes: Partial<SupplierPosition> = {}): SupplierPosition => ({
  code: `S${supplier}`,
  name: `Supplier ${supplier}`,
  value: 20_000,
  others: 0,
  minimum: 0,
  credit: null,
  ...changes,
});

/** Ten of product 1, from supplier 1 (R10.11 each) to supplier 3 (R10.13 each). */
function row(changes: Partial<MoveRow> = {}): MoveRow {
  const [line, target] = [lineAt(1, 1, 1, 10), lineAt(1, 1, 3, 10)];
  return {
    line,
    offer: target,
    arrival: { line: target, into: null },
    stays: null,
    locked: false,
    difference: 20,
    freer: 0,
    ...changes,
  };
}

const known = (...statuses: SupplierPosition[]) => new Map(statuses.map((each) => [each.code, each]));

describe('the effect of a move on suppliers', () => {
  it('subtracts from one supplier and adds to the other, at their prices', () => {
    expect([...getChanges([row()])]).toEqual([
      ['S1', -10_110],
      ['S3', 10_130],
    ]);
    expect([...getChanges([row({ arrival: null })])]).toEqual([]);
    const joined = row({ arrival: { line: lineAt(1, 1, 3, 15), into: lineAt(2, 1, 3, 5) } });
    expect(getChanges([joined]).get('S3')).toBe(10_130);
  });

  it('is known for the suppliers that change, the destination first', () => {
    const moved = movedPositions([row()], known(position(1), position(2), position(3)));
    expect(moved.map(({ position: { code }, before, after }) => [code, before, after])).toEqual([
      ['S3', 20_000, 30_130],
      ['S1', 20_000, 9890],
    ]);
    expect(movedPositions([row()], new Map())).toEqual([]);
  });

  it.each([
    [10_000, 4000, 6000],
    [10_000, 10_000, 0],
    [0, 5, 0],
    // Without orders nothing is missing.
    [10_000, 0, 0],
  ])('for a minimum of %i, a value of %i is %i short', (minimum, value, missing) =>
    expect(missingAt({ minimum }, value)).toBe(missing),
  );

  it('starts from the value of the order itself', () => {
    const lines = [lineAt(1, 1, 1, 10), lineAt(2, 2, 1, 1)];
    expect(ownValues(lines).get('S1')).toEqual({ name: 'Supplier 1', value: 10_110 + 1021 });
  });
});

describe('the text about a move', () => {
  it.each([
    [0, messages.same],
    [120, '+R120'],
    [-120, '−R120'],
  ])('difference %i: %s', (cents, text) => expect(differenceText(cents, money)).toBe(text));

  it.each<[string, MoveRow[], string]>([
    ['no free units', [row()], '+R20'],
    ['one free unit fewer, at its current cost', [row({ freer: -1 })], '+R20, 1 fewer free (worth R1011)'],
    [
      'more free units, at their cost at the other supplier',
      [row({ freer: 2, difference: -50 })],
      '−R50, 2 more free (worth R2026)',
    ],
    ['as many', [row({ freer: 1 }), row({ freer: -1 })], '+R40'],
  ])('full difference with %s', (_what, rows, text) => expect(fullDifference(rows, money)).toBe(text));

  it.each<[string, SupplierPosition[], string]>([
    ['no text without a minimum', [position(1), position(3)], ''],
    [
      'the amount missing at the other supplier',
      [position(1), position(3, { minimum: 40_000 })],
      'Supplier 3 lacks R9870',
    ],
    ['that it is reached', [position(1), position(3, { minimum: 30_000 })], 'Supplier 3 reached'],
    [
      'the amount missing at the first supplier after the move',
      [position(1, { minimum: 15_000 }), position(3, { minimum: 30_000 })],
      'Supplier 3 reached, Supplier 1 lacks R5110',
    ],
  ])('minimum: %s', (_what, statuses, text) => expect(minimumText(row(), known(...statuses), money, short)).toBe(text));

  it.each<[SupplierPosition['credit'], string]>([
    [null, ''],
    [{ usage: 0, creditlimit: 1000 }, '20% → 30%'],
    [{ usage: 100, creditlimit: 400 }, '75% → 100%, R130 over'],
    [{ usage: 5, creditlimit: 0 }, ''],
  ])('credit %o: %s', (credit, text) => expect(creditText(row(), known(position(3, { credit })), money)).toBe(text));

  it('names the value, minimum and credit of a supplier', () => {
    const texts = (changes: Partial<SupplierPosition>, after: number) =>
      movedTexts({ position: position(1, changes), before: 20_000, after }, money);
    expect(texts({}, 30_000)).toEqual(['R20000 → R30000', 'no minimum']);
    expect(texts({ minimum: 40_000, credit: { usage: 0, creditlimit: 400 } }, 30_000)).toEqual([
      'R20000 → R30000',
      'minimum R40000: R10000 missing',
      'credit 50% → 75%',
    ]);
    expect(texts({ minimum: 10_000 }, 30_000)[1]).toBe('minimum R10000 reached');
    expect(texts({ minimum: 10_000 }, 0)[1]).toBe('nothing left to send');
    // Minimum and credit include other unsent orders.
    expect(texts({ others: 5000 }, 30_000)[0]).toBe('R20000 → R30000, R5000 of it on other orders');
  });

  it.each<[Partial<MoveRow>, number | null, string]>([
    [{}, null, 'Moves'],
    [{ arrival: null, stays: 'no price' }, null, 'No price there: stays'],
    [{ arrival: null, stays: 'already there' }, null, 'Is there already'],
    [{ arrival: null, stays: 'not a multiple', offer: lineAt(1, 1, 2, 1) }, null, 'No multiple of 10: stays'],
    [{ arrival: null }, null, ''],
    [{ locked: true }, null, 'Locked: password'],
    [{}, 9, 'Over the maximum: password'],
    [{}, 10, 'Moves'],
    [{ arrival: { line: lineAt(1, 1, 3, 15), into: lineAt(2, 1, 3, 5) } }, null, 'Joins 5 there'],
  ])('state %o with maximum %s: %s', (changes, maximum, text) => expect(stateText(row(changes), maximum)).toBe(text));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProduct, listLine, priceAt } from '#features/ordering/quick-order/testing/sold.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Match } from './match.ts';
import { bidOfLine, canBeAdded, type LineStatus, type PlanInput, type PlannedLine, planLines } from './plan.ts';

const one = (
  code: string,
  prices = [priceAt('A', 10)],
  more: Partial<Extract<Match, { kind: 'one' }>['sold']> = {},
): Match => ({
  kind: 'one',
  sold: { product: getProduct(code), prices, substitutes: [], ...more },
  confidence: 'certain',
});

const ordered = (productCode: string, supplierPriceId: number, quantity: number, supplierCode = 'A') =>
  ({ id: 9, productCode, supplierPriceId, supplierCode, supplier: `${supplierCode} Wholesale`, quantity }) as OrderLine;

const A = priceAt('A', 10).supplierPriceId;

function plan(change: Partial<Omit<PlanInput, 'matches'>> & { matches?: Record<number, Match> } = {}): PlannedLine[] {
  const { matches = {}, rules, choices, ...more } = change;
  return planLines({
    lines: [listLine(1, 5)],
    byHand: new Map(),
    done: new Map(),
    ...more,
    matches: new Map(Object.entries(matches).map(([number, match]) => [Number(number), match])),
    choices: { rule: { kind: 'cheapest' }, rounding: 'none', repeated: 'add', ...choices },
    rules: { lines: [], maximum: null, severalSuppliers: true, ...rules },
  });
}

const summaries = (lines: readonly PlannedLine[]) =>
  lines.map(({ status, quantity }): string => {
    const words: Record<LineStatus['kind'], string> = {
      waiting: 'waiting',
      new: `new ${quantity}`,
      onto: `onto ${quantity}`,
      with: status.kind === 'with' ? `with ${status.number}` : '',
      skipped: status.kind === 'skipped' ? `skipped: ${status.why}` : '',
      left: status.kind === 'left' ? `left: ${status.left.reason}` : '',
      unread: status.kind === 'unread' ? `unread: ${status.why}` : '',
      added: 'added',
    };
    return words[status.kind];
  });

const deal = priceAt('A', 10, { quantity: 10, bonusQuantity: 1 });
const rules = { lines: [], maximum: null, severalSuppliers: true };
const repeated = (choice: 'add' | 'skip') => ({
  rule: { kind: 'cheapest' } as const,
  rounding: 'none' as const,
  repeated: choice,
});
const three = [listLine(1, 5), listLine(2, 7), listLine(4, 2)];
const same = { 1: one('P1'), 2: one('P2'), 4: one('P1') };

describe('a line', () => {
  it.each<[string, Parameters<typeof plan>[0], string[]]>([
    ['that is not looked up yet waits', {}, ['waiting']],
    ['of one product is added to the order', { matches: { 1: one('P1') } }, ['new 5']],
    ['of several products is left', { matches: { 1: { kind: 'several', products: [] } } }, ['left: several']],
    ['of no product is left', { matches: { 1: { kind: 'none' } } }, ['left: unknown']],
    ['that had no answer is left', { matches: { 1: { kind: 'failed' } } }, ['left: failed']],
    [
      'without a quantity is not read',
      { lines: [listLine(1, null, { problem: 'no quantity' })] },
      ['unread: no quantity'],
    ],
    ['without order data is not read', { lines: [listLine(1, null, { problem: 'not read' })] }, ['unread: not read']],
    [
      'that is named without a code is left',
      { lines: [listLine(1, 5, { byName: true })], matches: { 1: { kind: 'several', products: [] } } },
      ['left: by name'],
    ],
    [
      'of far more than was ever ordered is left',
      { lines: [listLine(1, 101)], matches: { 1: one('P1') } },
      ['left: large'],
    ],
    [
      'of far more than usual is left',
      { lines: [listLine(1, 301)], matches: { 1: one('P1', [priceAt('A', 10, { lastInvoicedQuantity: 30 })]) } },
      ['left: large'],
    ],
    [
      'of ten times as much as usual is not',
      { lines: [listLine(1, 300)], matches: { 1: one('P1', [priceAt('A', 10, { lastInvoicedQuantity: 30 })]) } },
      ['new 300'],
    ],
    [
      'of ten times as much as was ever ordered is not',
      { lines: [listLine(1, 300)], matches: { 1: one('P1', [priceAt('A', 10)], { past: [{ ordered: 30 }] }) } },
      ['new 300'],
    ],
    [
      'of a large quantity that a person entered is not',
      { lines: [listLine(1, 5)], byHand: new Map([[1, { quantity: 500 }]]), matches: { 1: one('P1') } },
      ['new 500'],
    ],
    ['without a code is left', { lines: [listLine(1, 5, { problem: 'no code' })] }, ['left: no code']],
    ['that was misread is left', { lines: [listLine(1, 5, { problem: 'misread' })] }, ['left: misread']],
    [
      'of an unclear quantity is left, its product known',
      { lines: [listLine(1, null)], matches: { 1: one('P1') } },
      ['left: quantity'],
    ],
    ['of an unclear quantity waits first', { lines: [listLine(1, null)] }, ['waiting']],
    [
      'with a quantity entered by the user is added',
      { lines: [listLine(1, null)], matches: { 1: one('P1') }, byHand: new Map([[1, { quantity: 3 }]]) },
      ['new 3'],
    ],
    ['that no one sells is left', { matches: { 1: one('P1', []) } }, ['left: not sold']],
    ['that is locked is left', { matches: { 1: one('P1', [priceAt('A', 10, { locked: true })]) } }, ['left: locked']],
    ['of no multiple is left', { matches: { 1: one('P1', [deal]) } }, ['left: multiple']],
    ['above the limit is left', { matches: { 1: one('P1') }, rules: { ...rules, maximum: 4 } }, ['left: limit']],
    [
      'with a preferred substitute is left for the user to choose',
      { matches: { 1: one('P1', [priceAt('A', 10)], { substitutes: [getProduct('P2')] }) } },
      ['left: preferred'],
    ],
    [
      'whose original product the user chose is added',
      {
        matches: { 1: one('P1', [priceAt('A', 10)], { substitutes: [getProduct('P2')] }) },
        byHand: new Map([[1, { original: true }]]),
      },
      ['new 5'],
    ],
    [
      'that the order has is added to it',
      { matches: { 1: one('P1') }, rules: { ...rules, lines: [ordered('P1', A, 3)] } },
      ['onto 5'],
    ],
    [
      'that the order has is skipped',
      { matches: { 1: one('P1') }, choices: repeated('skip'), rules: { ...rules, lines: [ordered('P1', A, 3)] } },
      ['skipped: on the order'],
    ],
    [
      'that would come above the limit with the order is left',
      { matches: { 1: one('P1') }, rules: { ...rules, maximum: 7, lines: [ordered('P1', A, 3)] } },
      ['left: limit'],
    ],
    [
      'that would be no multiple with the order is left',
      {
        lines: [listLine(1, 10)],
        matches: { 1: one('P1', [deal]) },
        rules: { ...rules, lines: [ordered('P1', A, 3)] },
      },
      ['left: multiple'],
    ],
    [
      'of another supplier is left if a product may have only one',
      { matches: { 1: one('P1') }, rules: { ...rules, severalSuppliers: false, lines: [ordered('P1', 77, 3, 'B')] } },
      ['left: other supplier'],
    ],
    [
      'of another supplier is added if a product may have several',
      { matches: { 1: one('P1') }, rules: { ...rules, lines: [ordered('P1', 77, 3, 'B')] } },
      ['new 5'],
    ],
    [
      'that was added is done',
      { matches: { 1: one('P1') }, done: new Map([[1, { kind: 'added', quantity: 5, supplier: 'A' }]]) },
      ['added'],
    ],
    [
      'that was refused is left',
      { matches: { 1: one('P1') }, done: new Map([[1, { kind: 'refused', text: 'No.' }]]) },
      ['left: refused'],
    ],
    ['of a product that the list has again is one line', { lines: three, matches: same }, ['new 7', 'new 7', 'with 1']],
    [
      'of a product that the list has again is skipped',
      { lines: three, matches: same, choices: repeated('skip') },
      ['new 5', 'new 7', 'skipped: repeated'],
    ],
    [
      'that was added takes no later line with it',
      { lines: three, matches: same, done: new Map([[1, { kind: 'added', quantity: 5, supplier: 'A' }]]) },
      ['added', 'new 7', 'new 2'],
    ],
    [
      'that was entered for all is not added to',
      { lines: three, matches: same, byHand: new Map([[1, { quantity: 10 }]]) },
      ['new 10', 'new 7', 'with 1'],
    ],
    [
      'of more than a line may be is left',
      { lines: [listLine(1, 999_999), listLine(2, 1)], matches: { 1: one('P1'), 2: one('P1') } },
      ['left: quantity', 'with 1'],
    ],
  ])('%s', (_, change, expected) => {
    expect(summaries(plan(change))).toEqual(expected);
  });

  it('is rounded if that was chosen, and shows it next to its quantity', () => {
    const [line] = plan({ matches: { 1: one('P1', [deal]) }, choices: { ...repeated('add'), rounding: 'up' } });
    expect(line?.quantity).toBe(5);
    expect(line && bidOfLine(line)).toMatchObject({ quantity: 10, bonus: 1, total: 10_000 });
  });

  it('is counted once, however often the list has its product', () => {
    const list = fc.array(
      fc.record({ product: fc.constantFrom('P1', 'P2', 'P3'), quantity: fc.integer({ min: 1, max: 50 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(list, fc.constantFrom<'add' | 'skip'>('add', 'skip'), (all, choice) => {
        const lines = plan({
          lines: all.map(({ quantity }, index) => listLine(index + 1, quantity)),
          matches: Object.fromEntries(all.map(({ product }, index) => [index + 1, one(product)])),
          choices: repeated(choice),
        });
        const addable = lines.filter(canBeAdded);
        expect(new Set(addable.map(({ product }) => product?.productCode)).size).toBe(addable.length);
        for (const { product, status } of addable) {
          const own = all.filter((each) => each.product === product?.productCode).map(({ quantity }) => quantity);
          const expectedTotal = choice === 'add' ? own.reduce((sum, each) => sum + each, 0) : own[0];
          expect(status.kind === 'new' && status.bid.quantity).toBe(expectedTotal);
        }
      }),
    );
  });
});

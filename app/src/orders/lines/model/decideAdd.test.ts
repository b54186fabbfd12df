import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type AddRequest, decideAdd, decideUpdate } from './decideAdd.ts';

const line = (changes: Partial<OrderLine>): OrderLine => ({
  id: 1,
  number: 1,
  productId: 9,
  productCode: 'P9',
  description: 'Paracetamol 500 mg TAB 20',
  supplier: 'Alpha',
  supplierCode: 'ALP',
  supplierPriceId: 91,
  supplierProductCode: 'A-9',
  creditorId: 3,
  accountNumber: 'A1',
  quantity: 10,
  bonus: 1,
  deal: { step: 10, bonus: 1 },
  price: 1000,
  total: 10_000,
  staff: 'Thandi',
  ...changes,
});
const sameSupplier = line({});
const otherSupplier = line({ supplierCode: 'BET', supplierPriceId: 92 });
const request = (changes: Partial<AddRequest>): AddRequest => ({
  productCode: 'P9',
  supplierPriceId: 91,
  supplierCode: 'ALP',
  deal: { step: 10, bonus: 1 },
  quantity: 20,
  lines: [],
  maximum: null,
  maximumOverridden: false,
  severalSuppliers: false,
  ...changes,
});

/**
 * Expected question by conditions: above limit, at another supplier, at this one, not a multiple; `·` is no, `x` yes,
 * `*` any. The first matching row applies.
 */
const QUESTIONS = [
  ['x * * *', 'quantity limit'],
  ['· x * *', 'different supplier'],
  ['· · x ·', 'product exists'],
  ['· · * x', 'incorrect quantity'],
  ['· · · ·', 'add'],
] as const;
const combinations = Array.from({ length: 16 }, (_, bits) => [8, 4, 2, 1].map((bit) => (bits & bit ? 'x' : '·')));
const questionFor = (facts: readonly string[]) =>
  QUESTIONS.find(([row]) =>
    row.split(' ').every((expected, index) => expected === '*' || expected === facts[index]),
  )?.[1];
const requestFor = ([over, elsewhere, same, odd]: readonly string[], changes: Partial<AddRequest> = {}) =>
  decideAdd(
    request({
      quantity: odd === 'x' ? 23 : 20,
      maximum: over === 'x' ? 15 : 100,
      lines: [...(elsewhere === 'x' ? [otherSupplier] : []), ...(same === 'x' ? [sameSupplier] : [])],
      ...changes,
    }),
  ).next;

describe('adding to an order', () => {
  it.each(combinations)('shows the first prompt that applies: %s %s %s %s', (...facts) => {
    expect(requestFor(facts)).toBe(questionFor(facts));
  });

  it.each(combinations)('does not prompt for a limit that was overridden: %s %s %s %s', (...facts) => {
    expect(requestFor(facts, { maximumOverridden: true })).toBe(questionFor(['·', ...facts.slice(1)]));
  });

  it.each(combinations)('does not prompt for several suppliers if they are allowed: %s %s %s %s', (...facts) => {
    const [over = '', , ...rest] = facts;
    expect(requestFor(facts, { severalSuppliers: true })).toBe(questionFor([over, '·', ...rest]));
  });

  it.each([
    [15, 'add'],
    [16, 'quantity limit'],
  ])('accepts the maximum itself, and prompts above it: %d', (quantity, next) => {
    expect(decideAdd(request({ quantity, maximum: 15, deal: { step: 1, bonus: 0 } })).next).toBe(next);
  });

  it('offers the multiples around the quantity', () => {
    expect(decideAdd(request({ quantity: 23 }))).toEqual({ next: 'incorrect quantity', lower: 20, higher: 30 });
    expect(decideAdd(request({ quantity: 3 }))).toEqual({ next: 'incorrect quantity', lower: null, higher: 10 });
  });

  it('accepts any quantity if there is no deal', () => {
    expect(decideAdd(request({ quantity: 7, deal: { step: 5, bonus: 0 } })).next).toBe('add');
  });

  it('names the conflicting line', () => {
    expect(decideAdd(request({ lines: [otherSupplier] }))).toEqual({ next: 'different supplier', line: otherSupplier });
    expect(decideAdd(request({ lines: [sameSupplier] }))).toEqual({ next: 'product exists', line: sameSupplier });
  });

  it('ignores other products', () => {
    const other = line({ productCode: 'P1', supplierCode: 'BET', supplierPriceId: 11 });
    expect(decideAdd(request({ lines: [other] })).next).toBe('add');
  });
});

describe('updating a quantity', () => {
  it.each([
    [{ quantity: 20 }, 'add'],
    [{ quantity: 23 }, 'incorrect quantity'],
    [{ quantity: 20, maximum: 10 }, 'quantity limit'],
    [{ quantity: 20, maximum: 10, maximumOverridden: true }, 'add'],
  ])('%o → %s', (changes, next) => {
    expect(decideUpdate(request(changes)).next).toBe(next);
  });

  it('reports the maximum, and the nearest valid quantities', () => {
    expect(decideUpdate(request({ quantity: 20, maximum: 10 }))).toEqual({ next: 'quantity limit', maximum: 10 });
    expect(decideUpdate(request({ quantity: 23 }))).toEqual({ next: 'incorrect quantity', lower: 20, higher: 30 });
  });
});

import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { formatMoney } from '#rules/money.ts';
import type { Warning } from './reviewOrder.ts';
import { getResolution } from './settling.ts';
import { unknownText, warningText } from './warningText.ts';

const line = { id: 1, quantity: 12, price: 1000, total: 12_000, deal: { step: 1, bonus: 0 } } as OrderLine;
const warning = (problem: object) => ({ id: 'x', line, ...problem }) as Warning;
const say = (problem: object) =>
  warningText(
    warning(problem),
    (cents) => formatMoney(cents, 'ZA'),
    (name) => name.split(' ')[0] ?? '',
  );
const other = (order: string) => ({ order, staff: 'Lerato', supplier: 'Kestrel Wholesale', quantity: 12, price: 900 });

describe('the text of a warning', () => {
  it.each([
    [{ kind: 'credit', over: 50_000, limit: 100_000 }, 'R500.00 over the credit limit of R1\u00a0000.00'],
    [{ kind: 'minimum', missing: 34_000, minimum: 100_000, others: 0 }, 'R340.00 below the minimum of R1\u00a0000.00'],
    [{ kind: 'minimum', missing: 34_000, minimum: 50_000, others: null }, 'R340.00 below the minimum of R500.00'],
    [
      { kind: 'minimum', missing: 34_000, minimum: 50_000, others: 2000 },
      'R340.00 below the minimum of R500.00, with R20.00 on other orders',
    ],
    [{ kind: 'quantity', usual: 12, maximum: 24 }, 'Usually 12, 24 at most'],
    [{ kind: 'other order', others: [other('7')] }, '#7 of Lerato: 12 at Kestrel'],
    [
      { kind: 'other order', others: ['7', '8', '9', '10'].map(other) },
      '#7 of Lerato: 12 at Kestrel; #8 of Lerato: 12 at Kestrel and 2 other orders',
    ],
    [{ kind: 'price', now: 1120 }, 'R11.20 now, added at R10.00: R1.20 more'],
  ])('%j', (problem, expected) => expect(say(problem)).toBe(expected));
});

describe('the text about unchecked parts', () => {
  const checked = { credit: [], otherValues: false, quantities: 0, otherOrders: 0, prices: 0 };
  it.each([
    ['nothing', {}, ''],
    ['one thing', { prices: 1 }, 'Not looked at: today’s prices of 1 line.'],
    [
      'all',
      { credit: ['Kestrel', 'Umvoti'], otherValues: true, quantities: 2, otherOrders: 3, prices: 4 },
      'Not looked at: the credit at Kestrel, Umvoti; what other orders add to a minimum; the usual quantity of 2 lines; other orders of 3 lines; today’s prices of 4 lines.',
    ],
  ])('is %s', (_case, unknown, expected) => expect(unknownText({ ...checked, ...unknown })).toBe(expected));
});

describe('the resolution of a warning', () => {
  it.each([
    [{ kind: 'credit' }, 'quantity', 'quantity'],
    [{ kind: 'minimum' }, 'quantity', 'quantity'],
    [{ kind: 'quantity' }, 'quantity', 'quantity'],
    [{ kind: 'other order', others: [] }, 'delete', 'other order'],
  ])('%j', (problem, by, label) => expect(getResolution(warning(problem))).toEqual({ by, label, line }));

  it('uses today’s price and deal if the price rose', () => {
    const price = { supplierPriceId: 1, price: 11.2, quantity: 10, bonusQuantity: 1 } as SupplierPrice;
    expect(getResolution(warning({ kind: 'price', now: 1120, price }))).toMatchObject({
      by: 'quantity',
      label: 'price',
      line: { id: 1, quantity: 12, price: 1120, deal: { step: 10, bonus: 1 }, total: 13_440 },
    });
  });
});

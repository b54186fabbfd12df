import type { BasketLine } from '@mortar/reading';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import { basketDifferences, type LinkedLine } from './basketDifferences.ts';

const item = (id: number, quantity: number, price = 1000): OrderLine =>
  ({
    id,
    supplierPriceId: id,
    quantity,
    price,
    total: price * quantity,
    description: `Product ${id}`,
    supplier: 'Kestrel Wholesale',
  }) as OrderLine;

type Quantity = BasketLine['quantity'];
const packs = (quantity: number): Quantity => ({ kind: 'quantity', quantity });

const linked = (link: LinkedLine['link'], quantity: Quantity): LinkedLine => ({
  file: { number: 2, quantity } as BasketLine,
  link,
});
const ofLine = (line: OrderLine, quantity: Quantity) => linked({ kind: 'line', line }, quantity);

const A = item(1, 1);
const B = item(2, 5);
const C = item(3, 4);
const N = item(9, 0);
const offer = { kind: 'offer', offer: N } as const;

const summary = (lines: readonly LinkedLine[], way: 'replace' | 'add') =>
  basketDifferences([A, B, C], lines, way).differences.map(({ kind, id, before, after, cents }) => [
    ...[kind, id, before, after, cents],
  ]);

describe('a re-imported basket file', () => {
  const edited = [ofLine(A, packs(7)), ofLine(B, packs(5)), linked(offer, packs(2))];

  it('replaces the items: changes quantities, adds and removes items', () => {
    expect(summary(edited, 'replace')).toEqual([
      ['changed', 1, 1, 7, 6000],
      ['new', 9, 0, 2, 2000],
      ['removed', 3, 4, 0, -4000],
    ]);
    expect(basketDifferences([A, B, C], edited, 'replace').unchanged).toBe(1);
  });

  it('is added to the items', () => {
    expect(summary(edited, 'add')).toEqual([
      ['changed', 1, 1, 8, 7000],
      ['changed', 2, 5, 10, 5000],
      ['new', 9, 0, 2, 2000],
    ]);
    expect(basketDifferences([A, B, C], edited, 'add').unchanged).toBe(1);
  });

  it('has no differences if it is unchanged', () => {
    const same = [ofLine(A, packs(1)), ofLine(B, packs(5)), ofLine(C, packs(4))];
    expect(basketDifferences([A, B, C], same, 'replace')).toEqual({ differences: [], unchanged: 3, unlinked: [] });
  });

  it('combines lines with the same supplier price', () => {
    const twice = [ofLine(A, packs(2)), ofLine(A, packs(3)), ofLine(B, packs(5)), ofLine(C, packs(4))];
    const [difference] = basketDifferences([A, B, C], twice, 'replace').differences;
    expect(difference).toMatchObject({ before: 1, after: 5, lines: 2 });
  });

  it('removes items without a quantity', () => {
    expect(summary([ofLine(A, { kind: 'none' }), ofLine(B, packs(5)), ofLine(C, packs(4))], 'replace')).toEqual([
      ['removed', 1, 1, 0, -1000],
    ]);
  });

  it('leaves items with an unclear quantity alone, and reports them', () => {
    const unclear = ofLine(A, { kind: 'unclear' });
    const { differences, unlinked } = basketDifferences(
      [A, B, C],
      [unclear, ofLine(B, packs(5)), ofLine(C, packs(4))],
      'replace',
    );
    expect(differences).toEqual([]);
    expect(unlinked).toEqual([unclear.file]);
  });

  it('reports items that were not found', () => {
    const unknown = linked({ kind: 'none' }, packs(3));
    expect(basketDifferences([A], [ofLine(A, packs(1)), unknown], 'replace').unlinked).toEqual([unknown.file]);
  });
});

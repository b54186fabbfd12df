import '#session/testing/storageAreas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { price, product } from '#session/testing/sessions.ts';
import {
  readUnsavedLines,
  type SentWrite,
  storeUnsavedLines,
  type UnsavedLine,
  unsavedKey,
  withoutOrder,
} from './unsavedLines.ts';

const line: UnsavedLine = {
  orderid: 7,
  product,
  price,
  quantity: 4,
  error: 'refused',
  sent: { known: [1], lineid: null, quantity: 4 },
};
const keep = (stored: unknown) => sessionStorage.setItem('mortar.unsaved', JSON.stringify(stored));

beforeEach(() => sessionStorage.clear());

describe('the lines of a released order', () => {
  it('belong to no order, show the reason, and count as never sent; those of another order stay', () => {
    const other: UnsavedLine = { ...line, orderid: 8 };
    const [left, stored] = withoutOrder([line, other], 7, 'not yours any more');
    expect(left).toEqual({ ...line, orderid: 0, error: 'not yours any more', sent: undefined });
    expect(stored).toBe(other);
  });
});

describe('an unsaved line', () => {
  it('is identified by its price, or by its line of the order', () => {
    const change = { orderid: 7, lineid: 31, description: 'Panado', supplier: 'Alpha', quantity: 8, error: 'refused' };
    const other = { price: { ...price, supplierPriceId: price.supplierPriceId + 1 } };
    expect(unsavedKey(line)).toBe(unsavedKey({ price }));
    expect(unsavedKey(change)).toBe(unsavedKey({ lineid: 31 }));
    const keys = [{ price }, other, { lineid: 31 }, { lineid: 32 }, { lineid: price.supplierPriceId }].map(unsavedKey);
    expect(new Set(keys).size).toBe(5);
  });
});

describe('the stored unsaved lines', () => {
  it('can include a changed quantity of a line', () => {
    const change = { orderid: 7, lineid: 31, description: 'Panado', supplier: 'Alpha', quantity: 8, error: 'refused' };
    storeUnsavedLines('buyer@1001', [line, change]);
    expect(readUnsavedLines('buyer@1001')).toEqual([line, change]);
    const damaged = [
      { ...change, supplier: null },
      { ...change, description: 3 },
      { ...change, lineid: '31' },
      { ...change, quantity: 0 },
    ];
    keep({ username: 'buyer@1001', lines: damaged });
    expect(readUnsavedLines('buyer@1001')).toEqual([]);
  });

  it('are restored unchanged, for the same person only', () => {
    const lines = [line, { ...line, orderid: 8, sent: undefined }];
    storeUnsavedLines('buyer@1001', lines);
    expect(readUnsavedLines('buyer@1001')).toEqual(lines);
    expect(readUnsavedLines('admin@1001')).toEqual([]);
  });

  it('are empty if nothing was stored, and an empty list removes the entry', () => {
    expect(readUnsavedLines('buyer@1001')).toEqual([]);
    storeUnsavedLines('buyer@1001', [line]);
    expect(sessionStorage.getItem('mortar.unsaved')).not.toBeNull();
    storeUnsavedLines('buyer@1001', []);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keep the other lines if one is malformed', () => {
    keep({ username: 'buyer@1001', lines: [null, line, 'text', { ...line, quantity: 0 }] });
    expect(readUnsavedLines('buyer@1001')).toEqual([line]);
  });

  it.each<[string, (stored: { lines: Record<string, unknown>[] }) => unknown]>([
    ['is no list', () => ({ username: 'buyer@1001', lines: 'all' })],
    ['lacks its product', ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], product: {} }] })],
    ['lacks its price', ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], price: null }] })],
    [
      'has a deal of no units',
      ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], price: { ...price, quantity: 0 } }] }),
    ],
    [
      'has a negative bonus',
      ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], price: { ...price, bonusQuantity: -1 } }] }),
    ],
    ['has half a quantity', ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], quantity: 0.5 }] })],
    ['has no order', ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], orderid: null }] })],
    [
      'has a quantity that is a text',
      ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], quantity: '4' }] }),
    ],
    ['has no error', ({ lines }) => ({ username: 'buyer@1001', lines: [{ ...lines[0], error: 7 }] })],
    ['is a text', () => 'nonsense'],
  ])('are dropped if the stored value %s', (_name, damage) => {
    keep(damage({ lines: [{ ...line }] }));
    expect(readUnsavedLines('buyer@1001')).toEqual([]);
  });
});

describe('a pending write', () => {
  it.each<SentWrite>([
    { known: [1, 2], lineid: 2, quantity: 1 },
    { known: [], lineid: null, quantity: 8 },
  ])('is stored with its line: %o', (sent) => {
    storeUnsavedLines('buyer@1001', [{ ...line, sent }]);
    expect(readUnsavedLines('buyer@1001')).toEqual([{ ...line, sent }]);
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['nothing', null],
    ['a text', 'sent'],
    ['without the lines before', { ...line.sent, known: 7 }],
    ['without a quantity', { ...line.sent, quantity: 0 }],
  ])('is dropped if it is %s, and its line stays', (_name, sent) => {
    keep({ username: 'buyer@1001', lines: [{ ...line, sent }] });
    expect(readUnsavedLines('buyer@1001')).toEqual([{ ...line, sent: undefined }]);
  });

  it('keeps only valid line ids', () => {
    keep({ username: 'buyer@1001', lines: [{ ...line, sent: { known: [1, '2', null], lineid: '2', quantity: 4 } }] });
    expect(readUnsavedLines('buyer@1001')[0]?.sent).toEqual({ known: [1], lineid: null, quantity: 4 });
  });
});

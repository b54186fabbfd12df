// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBuyer } from '#messaging/conversation/testing/buyer.tsx';
import { keepCart, readCartOf, useCart } from './cartStore.ts';
import { type CartLine, EMPTY_CART, withLine } from './model/cart.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const line = (supplierPriceId: number, quantity = 6, picture = ''): CartLine => ({
  quantity,
  promotion: {
    id: 1,
    productId: 2,
    productCode: 'P',
    description: 'Shampoo',
    fullDescription: '',
    cost: 1000,
    savings: 5,
    picture,
    deal: { step: 6, bonus: 1 },
    creditorId: 3,
    supplierCode: 'KEST',
    supplier: 'Kestrel',
    supplierPriceId,
    supplierProductCode: 'K1',
  },
});
const getCart = (...lines: CartLine[]) => lines.reduce(withLine, EMPTY_CART);

describe('a stored cart', () => {
  it('is restored unchanged, with its pending request', () => {
    const cart = { ...getCart(line(1), line(2)), attempt: { at: 5, known: [1, 2], lines: [line(1)] } };
    keepCart('1001/buyer', cart);
    expect(readCartOf('1001/buyer')).toEqual(cart);
  });

  it('belongs to one user only', () => {
    keepCart('1001/buyer', getCart(line(1)));
    keepCart('1001/admin', getCart(line(2)));
    expect(readCartOf('1001/buyer').lines).toEqual([line(1)]);
    keepCart('1001/admin', EMPTY_CART);
    expect(readCartOf('1001/admin')).toEqual(EMPTY_CART);
    expect(readCartOf('1001/buyer').lines).toHaveLength(1);
  });

  it('leaves out pictures with data URLs', () => {
    keepCart('1001/buyer', getCart(line(1, 6, `data:image/png;base64,${'A'.repeat(5000)}`)));
    expect(readCartOf('1001/buyer').lines[0]?.promotion.picture).toBe('');
  });

  it.each<[string, unknown]>([
    ['no object', 7],
    ['lines that are none', { lines: 'x' }],
    ['a line without a quantity', { lines: [{ promotion: line(1).promotion }] }],
    ['a quantity that is none', { lines: [{ ...line(1), quantity: -6 }] }],
    ['a price that is none', { lines: [{ ...line(1), promotion: { ...line(1).promotion, cost: null } }] }],
    [
      'a step that is none',
      { lines: [{ ...line(1), promotion: { ...line(1).promotion, deal: { step: 0, bonus: 0 } } }] },
    ],
  ])('is empty if it is malformed, %s', (_, own) => {
    localStorage.setItem('mortar.cart', JSON.stringify({ '1001/buyer': own }));
    expect(readCartOf('1001/buyer')).toEqual(EMPTY_CART);
  });
});

it('follows the cart in another tab of the browser', async () => {
  const { wrapper, session } = await startBuyer();
  const owner = `${session.staff.retailerid}/${session.staff.username}`;
  const { result } = renderHook(() => useCart(), { wrapper });
  act(() => result.current.change((cart) => withLine(cart, line(1))));
  expect(result.current.cart.lines).toHaveLength(1);
  act(() => {
    keepCart(owner, EMPTY_CART);
    dispatchEvent(new StorageEvent('storage', { key: 'mortar.cart' }));
  });
  expect(result.current.cart.lines).toEqual([]);
});

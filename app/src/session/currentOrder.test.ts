// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type CurrentOrder, readStoredOrder, storeOrder } from './currentOrder.ts';

beforeEach(() => sessionStorage.clear());

describe('the order a reload takes up again', () => {
  it.each<CurrentOrder>([
    { orderid: 7, ordernumber: '100131', type: 'new' },
    { orderid: 7, ordernumber: '100131', type: 'update' },
    { orderid: 8, ordernumber: 'B3', type: 'basket', basket: 'Weekly_Basket' },
  ])('is the one that was open: %o', (order) => {
    storeOrder(order);
    expect(readStoredOrder()).toEqual(order);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['one without a number', { orderid: 7 }],
  ])('is none where the tab holds %s', (_, stored) => {
    sessionStorage.setItem('mortar.order', JSON.stringify(stored));
    expect(readStoredOrder()).toBeNull();
  });

  it('is no basket without a kind of basket', () => {
    sessionStorage.setItem(
      'mortar.order',
      JSON.stringify({ orderid: 7, ordernumber: 'B3', type: 'basket', basket: 'x' }),
    );
    expect(readStoredOrder()).toEqual({ orderid: 7, ordernumber: 'B3', type: 'update' });
  });
});

import '#session/testing/storageAreas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CurrentOrder,
  noteLeftOrder,
  readStoredOrder,
  statusWhenLeft,
  statusWhenOpen,
  storeOrder,
  takeLeftOrder,
} from './currentOrder.ts';

beforeEach(() => sessionStorage.clear());

describe('the order restored by a reload', () => {
  it.each<CurrentOrder>([
    { orderId: 7, orderNumber: '100131', type: 'new' },
    { orderId: 7, orderNumber: '100131', type: 'update' },
    { orderId: 8, orderNumber: 'B3', type: 'basket', basket: 'Weekly_Basket' },
    { orderId: 7, orderNumber: '100131', type: 'new', adid: 12 },
    { orderId: 7, orderNumber: '100131', type: 'update', adid: 12 },
    ...(['Daily_Basket', 'Monthly_Basket', 'Custom_Basket'] as const).map(
      (basket) => ({ orderId: 8, orderNumber: 'B3', type: 'basket', basket }) as const,
    ),
  ])('is the open order: %o', (order) => {
    storeOrder(order);
    expect(sessionStorage.getItem('mortar.order')).toBe(JSON.stringify(order));
    expect(readStoredOrder()).toEqual(order);
  });

  it('is null once it was closed', () => {
    storeOrder({ orderId: 7, orderNumber: '100131', type: 'new' });
    storeOrder(null);
    expect(readStoredOrder()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('drops a promotion that is not a number', () => {
    const order = { orderId: 7, orderNumber: '100131', type: 'new' };
    sessionStorage.setItem('mortar.order', JSON.stringify({ ...order, adid: '12' }));
    expect(readStoredOrder()).toStrictEqual(order);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['one without a number', { orderId: 7 }],
    ['one without an id', { orderNumber: '100131', type: 'new' }],
    ['one whose id is a text', { orderId: '7', orderNumber: '100131', type: 'new' }],
  ])('is null if the tab stores %s', (_, stored) => {
    sessionStorage.setItem('mortar.order', JSON.stringify(stored));
    expect(readStoredOrder()).toBeNull();
  });

  it.each([...['x', 'Daily', 'xDaily_Basket', 'Daily_Basketx', 'Yearly_Basket'], ['Daily_Basket'], null])(
    'is not a basket without a basket type: %j',
    (basket) => {
      sessionStorage.setItem('mortar.order', JSON.stringify({ orderId: 7, orderNumber: 'B3', type: 'basket', basket }));
      expect(readStoredOrder()).toEqual({ orderId: 7, orderNumber: 'B3', type: 'update' });
    },
  );
});

describe('the status of an order', () => {
  it.each<[CurrentOrder, string, string]>([
    [{ orderId: 7, orderNumber: '100131', type: 'new' }, 'Pending', 'Unsent'],
    [{ orderId: 7, orderNumber: '100131', type: 'update' }, 'Pending', 'Unsent'],
    [{ orderId: 8, orderNumber: 'B3', type: 'basket', basket: 'Weekly_Basket' }, 'Weekly_Basket', 'Weekly_Basket'],
  ])('of %o is %s when it is opened and %s when it is closed', (order, open, left) => {
    expect([statusWhenOpen(order), statusWhenLeft(order)]).toEqual([open, left]);
  });
});

describe('the order that was open when a session ended', () => {
  const order: CurrentOrder = { orderId: 7, orderNumber: '100131', type: 'new' };

  it('is resumed once, by the same person', () => {
    noteLeftOrder('buyer@1001', order);
    expect(takeLeftOrder('buyer@1001')).toEqual(order);
    expect(takeLeftOrder('buyer@1001')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not given to another user, and then not to the first one either', () => {
    noteLeftOrder('buyer@1001', order);
    expect(takeLeftOrder('admin@1001')).toBeNull();
    expect(takeLeftOrder('buyer@1001')).toBeNull();
  });

  it('is stored separately from the open order', () => {
    noteLeftOrder('buyer@1001', order);
    expect(sessionStorage.getItem('mortar.order.left')).not.toBeNull();
    expect(readStoredOrder()).toBeNull();
  });

  it('is null if the stored data is malformed', () => {
    sessionStorage.setItem('mortar.order.left', JSON.stringify({ username: 'buyer@1001' }));
    expect(takeLeftOrder('buyer@1001')).toBeNull();
  });
});

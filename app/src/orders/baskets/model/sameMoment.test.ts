import { describe, expect, it } from 'vitest';
import { findSimultaneousOrder } from './sameMoment.ts';

const own = {
  orderId: 12,
  orderNumber: '1012',
  description: 'Flu season',
  staffName: 'Thabo Nkosi',
  createdAt: '2026-03-02T06:30:30.000Z',
};
const other = { ...own, orderId: 11, orderNumber: '1011', staffName: 'Ayesha Jacobs' };

describe('an order of the same basket', () => {
  it.each([
    ['in the same moment', {}, true],
    ['59 s before', { createdAt: '2026-03-02T06:29:31.000Z' }, true],
    ['a second after', { createdAt: '2026-03-02T06:30:31.000Z' }, true],
    ['a minute before', { createdAt: '2026-03-02T06:29:30.000Z' }, false],
    ['an hour before', { createdAt: '2026-03-02T05:30:30.000Z' }, false],
    ['at an unknown time', { createdAt: null }, false],
    ['by the same user', { staffName: 'Thabo Nkosi' }, false],
    ['that is of another basket', { description: 'Weekly generics' }, false],
  ])('made %s', (_, change, reported) => {
    const found = findSimultaneousOrder([own, { ...other, ...change }], 12);
    expect(found?.orderNumber ?? null).toBe(reported ? '1011' : null);
  });

  it('is the latest of several', () => {
    const before = { ...other, orderId: 10, orderNumber: '1010', createdAt: '2026-03-02T06:30:00.000Z' };
    expect(findSimultaneousOrder([before, other, own], 12)?.orderNumber).toBe('1011');
  });

  it('is not looked up if the user’s own is not among the orders', () => {
    expect(findSimultaneousOrder([other], 12)).toBeNull();
    expect(findSimultaneousOrder([], 0)).toBeNull();
  });
});

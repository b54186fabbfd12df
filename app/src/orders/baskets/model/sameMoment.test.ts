import { describe, expect, it } from 'vitest';
import { findSimultaneousOrder } from './sameMoment.ts';

const own = {
  orderid: 12,
  ordernumber: '1012',
  description: 'Flu season',
  staffname: 'Thabo Nkosi',
  createddatetime: '2026-03-02T06:30:30.000Z',
};
const other = { ...own, orderid: 11, ordernumber: '1011', staffname: 'Ayesha Jacobs' };

describe('an order of the same basket', () => {
  it.each([
    ['in the same moment', {}, true],
    ['59 s before', { createddatetime: '2026-03-02T06:29:31.000Z' }, true],
    ['a second after', { createddatetime: '2026-03-02T06:30:31.000Z' }, true],
    ['a minute before', { createddatetime: '2026-03-02T06:29:30.000Z' }, false],
    ['an hour before', { createddatetime: '2026-03-02T05:30:30.000Z' }, false],
    ['at an unknown time', { createddatetime: null }, false],
    ['by the same user', { staffname: 'Thabo Nkosi' }, false],
    ['that is of another basket', { description: 'Weekly generics' }, false],
  ])('made %s', (_, change, reported) => {
    const found = findSimultaneousOrder([own, { ...other, ...change }], 12);
    expect(found?.ordernumber ?? null).toBe(reported ? '1011' : null);
  });

  it('is the latest of several', () => {
    const before = { ...other, orderid: 10, ordernumber: '1010', createddatetime: '2026-03-02T06:30:00.000Z' };
    expect(findSimultaneousOrder([before, other, own], 12)?.ordernumber).toBe('1011');
  });

  it('is not looked up if the user’s own is not among the orders', () => {
    expect(findSimultaneousOrder([other], 12)).toBeNull();
    expect(findSimultaneousOrder([], 0)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOwn, mayDo, worksForAll } from './groupOrder.ts';

const assignedTo = (ids: readonly number[]) => ids.map((id) => ({ id }));
const orderFor = (ids: readonly number[]) => ({ retailers: ids.map((retailerId) => ({ retailerId })) });

describe('an order of a group', () => {
  it.each([
    [[2001], [2001, 2002], true],
    [[2001, 2002], [2002, 2001], true],
    [[2001, 2002], [2001], false],
    [[2003], [], false],
    [[], [2001], true],
    [[], [], true],
  ])('for %j is open to a user of %j: %s', (retailers, assigned, open) => {
    expect(worksForAll(orderFor(retailers), assignedTo(assigned))).toBe(open);
  });

  it.each([
    [[2001, 2002], [2002, 2003], [2002]],
    [[2001], [2002], []],
    [[2001, 2002], [2001, 2002], null],
    [[], [2001], null],
  ])('for %j names to a user of %j, if it is also for others, %j', (retailers, assigned, own) => {
    expect(getOwn(orderFor(retailers), assignedTo(assigned))).toEqual(own && assignedTo(own));
  });

  it('gives the reason why it cannot be opened or deleted', () => {
    const order = orderFor([2001, 2002]);
    expect(mayDo('open', order, assignedTo([2001]))).toEqual({
      allowed: false,
      reason: 'You cannot open this order because it has retailers that are not assigned to you.',
    });
    expect(mayDo('delete', order, assignedTo([2001]))).toEqual({
      allowed: false,
      reason: 'You cannot delete this order because it has retailers that are not assigned to you.',
    });
    expect(mayDo('delete', order, assignedTo([2001, 2002]))).toEqual({ allowed: true });
  });

  it('never becomes unavailable to a user by an additional retailer', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 8 }), (retailers, assigned, more) => {
        const order = orderFor(retailers);
        return !worksForAll(order, assignedTo(assigned)) || worksForAll(order, assignedTo([...assigned, more]));
      }),
    );
  });
});

import { type Notification, notification, notificationGroup } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, isListed, type NotificationCategoryId } from './categories.ts';

const notificationWith = (changes: Partial<Notification> = {}): Notification => ({
  group: 'response',
  identifier: 'SO/12',
  secondaryidentifier: '88',
  title: 'Response',
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid: 1001,
  ...changes,
});
const getTarget = (one: Notification) => CATEGORIES[one.group].target(one);

describe('the categories of notifications', () => {
  it('are those of the contract, and one for unknown values', () => {
    expect(Object.keys(CATEGORIES).toSorted()).toEqual([...notificationGroup.options, 'other'].toSorted());
    const { support: _, ...others } = CATEGORIES;
    // @ts-expect-error a category is missing
    const incomplete: Record<NotificationCategoryId, unknown> = others;
    expect(incomplete).not.toHaveProperty('support');
  });

  it('give filters their order and their names', () => {
    expect(Object.values(CATEGORIES).flatMap(({ label }) => label ?? [])).toEqual([
      ...['Response', 'Supplier', 'Support', 'Auto Regret'],
    ]);
  });

  it.each([
    [{}, { page: 'responses', path: '/Responses/SO%2F12/88' }],
    [
      { group: 'supplier', identifier: 'h4sh' },
      { page: 'supplierMessaging', path: '/SupplierMessaging/h4sh' },
    ],
    [{ group: 'support' }, { page: 'messages', path: '/Messages/Support/SO%2F12/88' }],
    [{ group: 'other' }, { page: 'messages', path: '/Messages/Other/SO%2F12/88' }],
    [
      { group: 'auto regret', title: 'Auto Regret #12' },
      { page: 'ordering', path: '/Ordering' },
    ],
    [{ group: 'auto regret', title: 'Auto Regret Failed #12' }, null],
    [{ group: 'logout' }, null],
  ] as const)('one with %o opens %o', (changes, target) => {
    expect(getTarget(notificationWith(changes))).toEqual(target);
  });

  it('list everything except sign-outs and unknown categories', () => {
    const unknown = notification.parse({
      ...notificationWith(),
      sentdate: '2026-03-02 08:30:00',
      group: 'not a category',
    });
    expect(unknown.group).toBe('other');
    expect([unknown, notificationWith(), notificationWith({ group: 'logout' })].map(isListed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('invalidate the queries that they are about', () => {
    expect(Object.entries(CATEGORIES).filter(([, { stale }]) => stale)).toEqual([
      ['response', expect.objectContaining({ stale: 'response arrived' })],
      ['support', expect.objectContaining({ stale: 'support answered' })],
    ]);
  });
});

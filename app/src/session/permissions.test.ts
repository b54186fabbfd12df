import type { RolePermissions } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { type Access, type Area, can, canOpen, canOpenResponses, getRefusal } from './permissions.ts';

const all: RolePermissions = {
  dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
  ordering: {
    frontshopproducts: true,
    dispensaryproducts: true,
    read: true,
    update: true,
    create: true,
    send: true,
    productschedules: {
      n: true,
      nm: true,
      zero: true,
      one: true,
      two: true,
      three: true,
      four: true,
      five: true,
      six: true,
      seven: true,
    },
  },
  reports: { read: true, export: true },
};
const nothing: RolePermissions = {
  ...all,
  dashboard: { ordering: false, reports: false, brandedstore: false, messaging: false, settings: false },
  ordering: { ...all.ordering, update: false, create: false, send: false },
};
const staff = (changes: Partial<Access>, rolepermissions = all): Access => ({
  grouporderingenabled: false,
  profileactivated: true,
  brandedstoreenabled: true,
  role: { rolepermissions },
  ...changes,
});
const pages: Area[] = ['Ordering', 'Reports', 'Messages', 'Settings', 'Promotions'];

it('gives the reason why an action is denied, and none if it is allowed', () => {
  expect(getRefusal(can.sendOrders(nothing))).toBe('You do not have permissions to send orders.');
  expect(getRefusal(can.sendOrders(all))).toBeUndefined();
});

describe('changes other than orders', () => {
  const only = (ordering: Partial<RolePermissions['ordering']>, settings = false): RolePermissions => ({
    ...nothing,
    dashboard: { ...nothing.dashboard, settings },
    ordering: { ...nothing.ordering, ...ordering },
  });

  it.each([
    ['nothing', nothing, false, false, false],
    ['create', only({ create: true }), true, true, false],
    ['update', only({ update: true }), true, true, false],
    ['send', only({ send: true }), false, false, false],
    ['settings', only({}, true), false, true, true],
  ])('with %s', (_what, role, lists, preferences, application) => {
    expect(can.changeProductLists(role).allowed).toBe(lists);
    expect(can.changeOrderingPreferences(role).allowed).toBe(preferences);
    expect(can.changeApplicationSettings(role).allowed).toBe(application);
  });
});

describe('pages', () => {
  it.each(pages)('%s opens only with its permission', (page) => {
    expect(canOpen(page, staff({}))).toEqual({ allowed: true });
    expect(canOpen(page, staff({}, nothing))).toEqual({
      allowed: false,
      reason: `Cannot access ${page} due to lack of permissions.`,
    });
  });

  it.each(pages)('%s before the profile is activated', (page) => {
    const answer = canOpen(page, staff({ profileactivated: false }));
    expect(answer.allowed).toBe(page === 'Settings');
    if (!answer.allowed) {
      expect(answer.reason).toBe(
        `Cannot access ${page} due to profile not being fully activated, we'll notify you when you're all set up.`,
      );
    }
  });

  it.each([
    ['Reports', 'Reports is not available for group profiles.'],
    ['Messages', 'Messaging is not available for group profiles.'],
    ['Promotions', 'Branded Store is not available for group profiles.'],
  ] as const)('%s is denied to group profiles', (page, reason) => {
    expect(canOpen(page, staff({ grouporderingenabled: true }))).toEqual({ allowed: false, reason });
  });

  it('of ordering are closed to users who may not read orders; others are open', () => {
    const blind = { ...all, ordering: { ...all.ordering, read: false } };
    for (const page of pages) expect(canOpen(page, staff({}, blind)).allowed).toBe(page !== 'Ordering');
    expect(getRefusal(canOpen('Ordering', staff({}, blind)))).toBe(
      'Cannot access Ordering due to lack of permissions.',
    );
  });

  it('of promotions need the branded store; no others do', () => {
    for (const page of pages) {
      expect(canOpen(page, staff({ brandedstoreenabled: false })).allowed).toBe(page !== 'Promotions');
    }
  });

  it('of ordering and settings are open to group profiles', () => {
    expect(canOpen('Ordering', staff({ grouporderingenabled: true })).allowed).toBe(true);
    expect(canOpen('Settings', staff({ grouporderingenabled: true })).allowed).toBe(true);
  });
});

describe('responses', () => {
  it('are part of messaging for an independent pharmacy', () => {
    expect(canOpenResponses(staff({})).allowed).toBe(true);
    expect(canOpenResponses(staff({}, nothing))).toEqual({
      allowed: false,
      reason: 'Cannot access Messaging due to lack of permissions.',
    });
  });

  it('are part of ordering for a group, which has no messaging', () => {
    const group = { grouporderingenabled: true };
    const silent = { ...all, dashboard: { ...all.dashboard, messaging: false } };
    expect(canOpenResponses(staff(group, silent))).toEqual({ allowed: true });
    expect(canOpenResponses(staff(group, nothing)).allowed).toBe(false);
    expect(canOpenResponses(staff({ ...group, profileactivated: false })).allowed).toBe(false);
  });
});

describe('orders', () => {
  it.each([
    ['createOrders', 'You do not have permissions to create new orders.'],
    ['updateOrders', 'You do not have permissions to update orders.'],
    ['sendOrders', 'You do not have permissions to send orders.'],
  ] as const)('%s', (rule, reason) => {
    expect(can[rule](all)).toEqual({ allowed: true });
    expect(can[rule](nothing)).toEqual({ allowed: false, reason });
  });
});

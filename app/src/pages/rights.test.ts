import type { RolePermissions } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { allowedSchedules } from '#rules/schedules.ts';
import { type Access, can } from '#session/permissions.ts';
import { PAGE_IDS, PAGES, type PageEntry } from './pages.ts';

const ALL: RolePermissions = {
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

const ACTIONS = Object.keys(can) as (keyof typeof can)[];

/** Everything the role can open or do, and its searched schedules. */
function allowed(role: RolePermissions, grouporderingenabled: boolean): string[] {
  const staff: Access = {
    grouporderingenabled,
    profileactivated: true,
    brandedstoreenabled: true,
    role: { rolepermissions: role },
  };
  const pages = PAGE_IDS.filter((id) => (PAGES[id] as PageEntry).access(staff).allowed);
  const actions = ACTIONS.filter((action) => can[action](role).allowed);
  const schedules = allowedSchedules(role.ordering.productschedules).split(',').filter(Boolean);
  return [...pages, ...actions, ...schedules.map((schedule) => `schedule ${schedule}`)];
}

/** Role without permissions, given as paths: 'ordering.productschedules.n'. */
function without(paths: readonly string[]): RolePermissions {
  const role = structuredClone(ALL) as unknown as Record<string, unknown>;
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, role);
    expect(group[last]).toBe(true);
    group[last] = false;
  }
  return role as unknown as RolePermissions;
}

function lost(group: boolean, ...paths: string[]): string[] {
  const left = new Set(allowed(without(paths), group));
  return allowed(ALL, group).filter((gate) => !left.has(gate));
}

const ORDERING = ['ordering', 'orderManager', 'preferredProducts'];
const IN_GROUP = ['ordering', 'orderManager', 'preferredProducts', 'responses'];
const LISTS = ['changeProductLists', 'deleteRegrets'];

const SCHEDULES = [
  ...([
    ['n', 'N'],
    ['nm', 'NM'],
    ['zero', '0'],
    ['one', '1'],
    ['two', '2'],
  ] as const),
  ...([
    ['three', '3'],
    ['four', '4'],
    ['five', '5'],
    ['six', '6'],
    ['seven', '7'],
  ] as const),
] as const;

const schedulePermission = (name: string, schedule: string) =>
  [`ordering.productschedules.${name}`, [`schedule ${schedule}`], [`schedule ${schedule}`]] as const;

/** What is lost without a permission, for a pharmacy and a group. */
const TABLE: readonly (readonly [path: string, own: readonly string[], group: readonly string[]])[] = [
  ['dashboard.ordering', ORDERING, IN_GROUP],
  ['dashboard.reports', ['reports'], []],
  ['dashboard.brandedstore', ['promotions'], []],
  [
    'dashboard.messaging',
    ['responses', 'messageResponses', 'messageUpdates', 'messageRegrets', 'messages', 'supplierMessaging'],
    [],
  ],
  ['dashboard.settings', ['settings', 'changeApplicationSettings'], ['settings', 'changeApplicationSettings']],
  ['ordering.read', ORDERING, IN_GROUP],
  ['ordering.update', ['updateOrders'], ['updateOrders']],
  ['ordering.create', ['createOrders'], ['createOrders']],
  ['ordering.send', ['sendOrders'], ['sendOrders']],
  // The server filters a group's products, and the role's schedules follow (000 §5).
  ['ordering.frontshopproducts', [], []],
  ['ordering.dispensaryproducts', [], []],
  ...SCHEDULES.map(([name, schedule]) => schedulePermission(name, schedule)),
  // The server denies reports; exporting has no control (000 §6).
  ['reports.read', [], []],
  ['reports.export', [], []],
];

/** All permissions as paths. */
const paths = (value: object, before = ''): string[] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' ? paths(inner, `${before}${name}.`) : [`${before}${name}`],
  );

describe('the table of rights', () => {
  it('names every permission of a role once', () => {
    expect(TABLE.map(([path]) => path).toSorted()).toEqual(paths(ALL).toSorted());
  });

  it.each(TABLE)('removes the right actions without %s', (path, own, group) => {
    expect(lost(false, path).toSorted()).toEqual(own.toSorted());
    expect(lost(true, path).toSorted()).toEqual(group.toSorted());
  });

  it('keeps favourites, keywords and regrets for users who work on orders', () => {
    const both = ['ordering.update', 'ordering.create'];
    expect(lost(false, ...both)).toEqual(expect.arrayContaining([...LISTS, 'updateOrders', 'createOrders']));
    expect(lost(false, ...both, 'dashboard.settings')).toContain('changeOrderingPreferences');
  });

  it('gives a group no reports, shop or messages, whatever the role', () => {
    expect(allowed(ALL, true).filter((gate) => ['reports', 'promotions', 'messages'].includes(gate))).toEqual([]);
  });
});

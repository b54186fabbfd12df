import type { RolePermissions } from '@mortar/contract';
import { permissions } from '../rules/access/presetRoles.ts';

const ALL = permissions({
  dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
  ordering: { read: true, update: true, create: true, send: true },
  reports: true,
});

const withoutPage = (page: keyof RolePermissions['dashboard']): RolePermissions => ({
  ...ALL,
  dashboard: { ...ALL.dashboard, [page]: false },
});

const withoutOrdering = (...removed: ('update' | 'create' | 'frontshopproducts' | 'dispensaryproducts')[]) => ({
  ...ALL,
  ordering: { ...ALL.ordering, ...Object.fromEntries(removed.map((permission) => [permission, false])) },
});

/** Roles that lack one kind of permission each, and one that has none (000 §6). */
export const RESTRICTED = {
  noOrderingPage: withoutPage('ordering'),
  noReportsPage: withoutPage('reports'),
  noShopPage: withoutPage('brandedstore'),
  noMessagingPage: withoutPage('messaging'),
  noSettingsPage: withoutPage('settings'),
  mayNotReadReports: { ...ALL, reports: { read: false, export: false } },
  mayNotUpdate: withoutOrdering('update'),
  mayNotCreate: withoutOrdering('create', 'update'),
  frontShopOnly: withoutOrdering('dispensaryproducts'),
  dispensaryOnly: withoutOrdering('frontshopproducts'),
  noPermissions: permissions({}),
} as const satisfies Record<string, RolePermissions>;

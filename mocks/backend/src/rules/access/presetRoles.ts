import type { Role, RolePermissions } from '@mortar/contract';

const ALL_SCHEDULES = {
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
};

const NO_DASHBOARD = { ordering: false, reports: false, brandedstore: false, messaging: false, settings: false };
const ALL_DASHBOARD = { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true };

const NO_ORDERING = { read: false, update: false, create: false, send: false };
const ALL_ORDERING = { read: true, update: true, create: true, send: true };

interface Allowed {
  dashboard?: Partial<RolePermissions['dashboard']>;
  ordering?: Partial<typeof NO_ORDERING>;
  reports?: boolean;
}

/** Returns permissions with only the named ones; every schedule may be seen. */
export function permissions({ dashboard, ordering, reports = false }: Allowed): RolePermissions {
  return {
    dashboard: { ...NO_DASHBOARD, ...dashboard },
    ordering: {
      ...NO_ORDERING,
      ...ordering,
      frontshopproducts: true,
      dispensaryproducts: true,
      productschedules: ALL_SCHEDULES,
    },
    reports: { read: reports, export: reports },
  };
}

export interface RoleDefinition {
  /** 1 to 4 are the preset roles; others are a pharmacy's own (000 §3). */
  roleid: number;
  rolename: string;
  allowed: RolePermissions;
  /** Where the role allows working for several pharmacies; default nowhere. */
  superuser?: 'everywhere' | 'in groups';
}

/** The vendor's roles, in the order of their ids. */
export const PRESET_ROLES = {
  administrator: {
    roleid: 1,
    rolename: 'Administrator',
    allowed: permissions({ dashboard: ALL_DASHBOARD, ordering: ALL_ORDERING, reports: true }),
    superuser: 'in groups',
  },
  ordering: {
    roleid: 2,
    rolename: 'Ordering',
    allowed: permissions({ dashboard: { ordering: true, messaging: true, settings: true }, ordering: ALL_ORDERING }),
  },
  intelligence: {
    roleid: 3,
    rolename: 'Intelligence',
    allowed: permissions({ dashboard: { reports: true }, reports: true }),
  },
  shop: {
    roleid: 4,
    rolename: 'Online Shop',
    allowed: permissions({
      dashboard: { ordering: true, brandedstore: true },
      ordering: { read: true, create: true, send: true },
    }),
  },
} as const satisfies Record<string, RoleDefinition>;

/** Returns a role of a retailer; retailers from 2000 are groups and their pharmacies. */
export function roleFor(retailerid: number, { roleid, rolename, allowed, superuser }: RoleDefinition): Role {
  const issuperuser = superuser === 'everywhere' || (superuser === 'in groups' && retailerid >= 2000);
  return { roleid, rolename, iscustompreset: roleid > 4, issuperuser, retailerid, rolepermissions: allowed };
}

/** Returns the vendor's roles of a pharmacy, which cannot be changed (000 §3). */
export const presetRoles = (retailerid: number): Role[] =>
  Object.values(PRESET_ROLES).map((definition) => roleFor(retailerid, definition));

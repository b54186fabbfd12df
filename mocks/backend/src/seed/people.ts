import type { Role, RolePermissions } from '@mortar/contract';
import { hashPassword } from '../rules/access/passwords.ts';
import type { StaffRow } from '../store/rows.ts';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Mortar@2026';
/** The password of every override in the sample. */
export const SAMPLE_OVERRIDE = 'Override@2026';

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

/** Nothing but what is named; every schedule may be seen. */
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

type RoleName = 'administrator' | 'ordering' | 'intelligence' | 'viewer' | 'shop' | 'group' | 'branch' | 'locum';

/** Ids 1 to 4 are the preset roles; others are a pharmacy's own (000 §3). */
const ROLES: Record<RoleName, { roleid: number; rolename: string; allowed: RolePermissions }> = {
  administrator: {
    roleid: 1,
    rolename: 'Administrator',
    allowed: permissions({ dashboard: ALL_DASHBOARD, ordering: ALL_ORDERING, reports: true }),
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
  viewer: {
    roleid: 11,
    rolename: 'Viewer',
    allowed: permissions({ dashboard: { ordering: true }, ordering: { read: true } }),
  },
  shop: {
    roleid: 4,
    rolename: 'Online Shop',
    allowed: permissions({
      dashboard: { ordering: true, brandedstore: true },
      ordering: { read: true, create: true, send: true },
    }),
  },
  group: {
    roleid: 12,
    rolename: 'Group Ordering',
    allowed: permissions({ dashboard: { ordering: true, settings: true }, ordering: ALL_ORDERING }),
  },
  branch: {
    roleid: 13,
    rolename: 'Branch Ordering',
    allowed: permissions({ dashboard: { ordering: true }, ordering: ALL_ORDERING }),
  },
  // Nobody has it now, so it may be deleted.
  locum: {
    roleid: 14,
    rolename: 'Locum',
    allowed: permissions({ dashboard: { ordering: true }, ordering: { read: true, create: true } }),
  },
};
const PRESETS = ['administrator', 'ordering', 'intelligence', 'shop'] as const satisfies RoleName[];

function role(name: RoleName, retailerid: number): Role {
  const { roleid, rolename, allowed } = ROLES[name];
  const issuperuser = name === 'group' || (name === 'administrator' && retailerid >= 2000);
  return { roleid, rolename, iscustompreset: roleid > 4, issuperuser, retailerid, rolepermissions: allowed };
}

/** The vendor's roles, as a pharmacy has them: nobody may change them (000 §3). */
export const presetRoles = (retailerid: number): Role[] => PRESETS.map((name) => role(name, retailerid));

/** Roles the sample's pharmacies made for themselves. */
export const OWN_ROLES: readonly Role[] = [
  role('viewer', 1001),
  role('locum', 1001),
  role('group', 2000),
  role('branch', 2000),
];

type Person = [staffid: number, user: string, title: string, name: string, surname: string, role: RoleName];

function staffRow(retailerid: number, [staffid, user, title, name, surname, rolename]: Person): StaffRow {
  return {
    ...{ staffid, retailerid, title, name, surname },
    username: `${user}@${retailerid}`,
    emailaddress: `${user}@kloofstreet.example`,
    mobilenumber: `082 555 01${String(staffid).padStart(2, '0')}`,
    idnumber: '',
    dob: '',
    image: '',
    initiallogin: false,
    role: role(rolename, retailerid),
    password: hashPassword(SAMPLE_PASSWORD, `${user}@${retailerid}`),
  };
}

/** Staff of the independent pharmacy 1001; staff id 1 is its administrator. */
export const INDEPENDENT_STAFF: readonly StaffRow[] = (
  [
    [1, 'admin', 'Ms', 'Ayesha', 'Jacobs', 'administrator'],
    [2, 'buyer', 'Mr', 'Thabo', 'Nkosi', 'ordering'],
    [3, 'viewer', 'Mrs', 'Lerato', 'Botha', 'viewer'],
    [4, 'shop', 'Miss', 'Zanele', 'Petersen', 'shop'],
  ] satisfies Person[]
).map((person) => staffRow(1001, person));

/** Staff of the group 2000: two super users, and one who works for a single pharmacy. */
export const GROUP_STAFF: readonly StaffRow[] = (
  [
    [1, 'admin', 'Dr', 'Pieter', 'van der Merwe', 'administrator'],
    [2, 'buyer', 'Ms', 'Naledi', 'Mokoena', 'group'],
    [3, 'branch', 'Mr', 'Sipho', 'Dlamini', 'branch'],
  ] satisfies Person[]
)
  .map((person) => staffRow(2000, person))
  .map((staff) => (staff.role.issuperuser ? staff : { ...staff, assigned: [2001] }));

import type { Role } from '@mortar/contract';
import { hashPassword } from '../rules/access/passwords.ts';
import { PRESET_ROLES, permissions, type RoleDefinition, roleFor } from '../rules/access/presetRoles.ts';
import type { StaffRow } from '../store/rows.ts';
import { DRAWN_PORTRAIT } from './portraits.ts';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Mortar@2026';
/** The sample's accounts and their purpose. */
export const SAMPLE_ACCOUNTS = [
  ['buyer@1001', 'everything in ordering'],
  ['admin@1001', 'administrator'],
  ['viewer@1001', 'read only'],
  ['shop@1001', 'branded store'],
  ['buyer@2000', 'group edition, three pharmacies'],
  ['admin@2000', 'group edition, administrator'],
  ['admin@1101', 'a pharmacy on its first day: begins with the first-time setup'],
  ['admin@3000', 'group edition, on its first day'],
] as const;
/** The password of every override in the sample. */
export const SAMPLE_OVERRIDE = 'Override@2026';

const ALL_ORDERING = { read: true, update: true, create: true, send: true };

/** The vendor's roles, and the sample pharmacies' own. */
const ROLES = {
  ...PRESET_ROLES,
  viewer: {
    roleid: 11,
    rolename: 'Viewer',
    allowed: permissions({ dashboard: { ordering: true }, ordering: { read: true } }),
  },
  group: {
    roleid: 12,
    rolename: 'Group Ordering',
    allowed: permissions({ dashboard: { ordering: true, settings: true }, ordering: ALL_ORDERING }),
    superuser: 'everywhere',
  },
  branch: {
    roleid: 13,
    rolename: 'Branch Ordering',
    allowed: permissions({ dashboard: { ordering: true }, ordering: ALL_ORDERING }),
  },
  // Unassigned, so that it can be deleted.
  locum: {
    roleid: 14,
    rolename: 'Locum',
    allowed: permissions({ dashboard: { ordering: true }, ordering: { read: true, create: true } }),
  },
} as const satisfies Record<string, RoleDefinition>;
type RoleName = keyof typeof ROLES;

/** Roles that the sample's pharmacies created. */
export const OWN_ROLES: readonly Role[] = [
  roleFor(1001, ROLES.viewer),
  roleFor(1001, ROLES.locum),
  roleFor(2000, ROLES.group),
  roleFor(2000, ROLES.branch),
];

/** Known for some users; the numbers are fictitious. */
const BIRTH_DETAILS: Readonly<Record<number, { idnumber: string; dob: string }>> = {
  1: { idnumber: '7911230000080', dob: '1979-11-23' },
  2: { idnumber: '8405170000085', dob: '1984-05-17' },
};

type Person = [staffid: number, user: string, title: string, name: string, surname: string, role: RoleName];

function staffRow(retailerid: number, [staffid, user, title, name, surname, rolename]: Person): StaffRow {
  return {
    staffid,
    retailerid,
    title,
    name,
    surname,
    username: `${user}@${retailerid}`,
    emailaddress: `${user}@${retailerid === 2000 ? 'tablebay' : 'kloofstreet'}.example`,
    mobilenumber: `082 555 01${String(staffid).padStart(2, '0')}`,
    ...(BIRTH_DETAILS[staffid] ?? { idnumber: '', dob: '' }),
    // Only some users have a picture.
    image: user === 'viewer' ? DRAWN_PORTRAIT : '',
    initiallogin: false,
    role: roleFor(retailerid, ROLES[rolename]),
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

/** Administrators of a pharmacy and a group before set-up, without other staff or roles. */
export const NEW_STAFF: readonly StaffRow[] = [
  staffRow(1101, [1, 'admin', 'Mrs', 'Fatima', 'Davids', 'administrator']),
  staffRow(3000, [1, 'admin', 'Mr', 'Johan', 'Pretorius', 'administrator']),
].map((staff) => ({ ...staff, initiallogin: true }));

import { nameKey, type Role, type RolePermissions } from '@mortar/contract';
import type { RetailerRow, StaffRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { presetRoles } from './presetRoles.ts';

/** Returns the preset roles and the retailer's own by id; for a group, with the group edition's limits. */
export function getRoles(store: Store, retailerid: number): Role[] {
  const own = store.roles.at(retailerid).sort((a, b) => a.roleid - b.roleid);
  const retailer = store.retailers.get(retailerid);
  return [...presetRoles(retailerid), ...own].map((role) =>
    retailer ? { ...role, rolepermissions: permissionsFor(retailer, role.rolepermissions) } : role,
  );
}

/** Returns a user's role from the next login on. */
export const nextRole = ({ role, nextrole }: StaffRow): Role => nextrole ?? role;

/** Returns a retailer's staff by id. */
export function findStaff(store: Store, retailerid: number): StaffRow[] {
  return [...store.staff.all()].filter((row) => row.retailerid === retailerid).sort((a, b) => a.staffid - b.staffid);
}

const DISPENSARY = ['three', 'four', 'five', 'six', 'seven'] as const;
const FRONT_SHOP = ['n', 'nm'] as const;

function permissionsProblem({ ordering }: RolePermissions): string | null {
  const { frontshopproducts, dispensaryproducts, productschedules } = ordering;
  if (!frontshopproducts && !dispensaryproducts) return 'Enable Front Shop Products or Dispensary Products.';
  const barred = DISPENSARY.findIndex((schedule) => productschedules[schedule]);
  if (!dispensaryproducts && barred >= 0) {
    return `Schedule ${barred + 3} cannot be selected without enabling Dispensary Products`;
  }
  const shelf = FRONT_SHOP.find((schedule) => productschedules[schedule]);
  if (!frontshopproducts && shelf) {
    return `Schedule ${shelf.toUpperCase()} cannot be selected without enabling Front Shop Products`;
  }
  return null;
}

interface Named {
  roleid?: number;
  rolename: string;
  rolepermissions: RolePermissions;
}

/** Returns why a role is invalid, or null (000 §5). */
export function roleProblem(known: readonly Role[], { roleid, rolename, rolepermissions }: Named): string | null {
  const name = nameKey(rolename);
  if (name === '') return 'Role name is required.';
  if (name === 'admin' || name === 'administrator') return 'Invalid role name.';
  const taken = known.some((role) => role.roleid !== roleid && nameKey(role.rolename) === name);
  return taken ? 'This role name already exists.' : permissionsProblem(rolepermissions);
}

/** Returns permissions without reports, branded store and messages for a group (000 §6). */
export function permissionsFor(retailer: RetailerRow, permissions: RolePermissions): RolePermissions {
  if (!retailer.grouporderingenabled) return permissions;
  const dashboard = { ...permissions.dashboard, reports: false, brandedstore: false, messaging: false };
  return { ...permissions, dashboard };
}

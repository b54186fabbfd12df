import { type Role, type RoleGrant, rightsBeyond, rightsIn, type Staff } from '@mortar/contract';
import { type Permission, permissionIf } from '#session/permissions.ts';
import { ADMINISTRATOR } from './firstSetup.ts';
import { messages as texts } from './messages.ts';

/** User who administers others, with the role from sign-in. */
export type Administering = Pick<Staff, 'staffid' | 'role'>;

const isAnothersAdministrator = (by: Administering, staffId: number) =>
  staffId === ADMINISTRATOR && by.staffid !== ADMINISTRATOR;

const hasAllRights = (by: Administering, before: RoleGrant | null, after: RoleGrant | null) =>
  rightsBeyond(rightsIn(by.role), before, after).length === 0;

/**
 * Users and roles that may be changed, limited by the user's own permissions (ruling 46). Only a preview of the
 * server's decision; unknown roles are left to the server.
 */
export const mayChange = {
  /** Changing a role. @param roleId null for a new one */
  role: (by: Administering, roleId: number | null): Permission =>
    permissionIf(roleId !== by.role.roleid, texts.ownRole),
  /** Changing a permission of a role, by path: 'rolepermissions.dashboard.settings'. */
  right: (by: Administering, right: string): Permission => permissionIf(rightsIn(by.role).has(right), texts.right),
  roleRemoval: (by: Administering, role: Role): Permission =>
    permissionIf(hasAllRights(by, role, null), texts.roleRemoval),
  /** Changing a user. @param staffId null for a new one */
  person: (by: Administering, staffId: number | null): Permission =>
    permissionIf(staffId === null || !isAnothersAdministrator(by, staffId), texts.administrator),
  /** Changing a user's role at all. @param had current role */
  personsRole(by: Administering, staffId: number | null, had: RoleGrant | undefined): Permission {
    if (staffId === by.staffid) return permissionIf(false, texts.ownRole);
    return permissionIf(had === undefined || hasAllRights(by, had, null), texts.personsRole);
  },
  assignment: (by: Administering, role: RoleGrant): Permission =>
    permissionIf(hasAllRights(by, null, role), texts.assignment),
  /** Changing a password. @param has the user's role; undefined if unknown */
  password(by: Administering, staffId: number, has: RoleGrant | undefined): Permission {
    if (isAnothersAdministrator(by, staffId)) return permissionIf(false, texts.administrator);
    return permissionIf(by.staffid === staffId || has === undefined || hasAllRights(by, null, has), texts.password);
  },
  /** Deleting a user. @param had the user's role; undefined if unknown */
  personRemoval: (by: Administering, had: RoleGrant | undefined): Permission =>
    permissionIf(had === undefined || hasAllRights(by, had, null), texts.personRemoval),
} as const;

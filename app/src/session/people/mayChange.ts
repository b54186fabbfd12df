import { type Role, type RoleGrant, rightsBeyond, rightsIn, type Staff } from '@mortar/contract';
import { type Permission, permissionIf } from '#session/permissions.ts';
import { ADMINISTRATOR } from './firstSetup.ts';
import { messages as texts } from './messages.ts';

/** Whoever administers people: what they have by the role of their sign-in. */
export type Administering = Pick<Staff, 'staffid' | 'role'>;

const isAnothersAdministrator = (by: Administering, staffid: number) =>
  staffid === ADMINISTRATOR && by.staffid !== ADMINISTRATOR;

const holdsAll = (by: Administering, before: RoleGrant | null, after: RoleGrant | null) =>
  rightsBeyond(rightsIn(by.role), before, after).length === 0;

/**
 * Whom and what of roles somebody may change, within what they hold themselves (ruling 46). The server decides; this is
 * what a page shows before it is asked. A role of somebody that is not known, as where the list cannot be read, is left
 * to the server.
 */
export const mayChange = {
  /** A role of the retailer's, as a whole. @param roleid null for a new one */
  role: (by: Administering, roleid: number | null): Permission =>
    permissionIf(roleid !== by.role.roleid, texts.ownRole),
  /** One right of a role, by its place: 'rolepermissions.dashboard.settings'. */
  right: (by: Administering, right: string): Permission => permissionIf(rightsIn(by.role).has(right), texts.right),
  /** That a role goes. */
  roleRemoval: (by: Administering, role: Role): Permission => permissionIf(holdsAll(by, role, null), texts.roleRemoval),
  /** Somebody's record. @param staffid null for somebody new */
  person: (by: Administering, staffid: number | null): Permission =>
    permissionIf(staffid === null || !isAnothersAdministrator(by, staffid), texts.administrator),
  /** Which role somebody has, whatever it becomes. @param had the one they have now */
  personsRole(by: Administering, staffid: number | null, had: RoleGrant | undefined): Permission {
    if (staffid === by.staffid) return permissionIf(false, texts.ownRole);
    return permissionIf(had === undefined || holdsAll(by, had, null), texts.personsRole);
  },
  /** That somebody gets a role. */
  assignment: (by: Administering, role: RoleGrant): Permission =>
    permissionIf(holdsAll(by, null, role), texts.assignment),
  /** Somebody's password. @param has the role they have; undefined where it is not known */
  password(by: Administering, staffid: number, has: RoleGrant | undefined): Permission {
    if (isAnothersAdministrator(by, staffid)) return permissionIf(false, texts.administrator);
    return permissionIf(by.staffid === staffid || has === undefined || holdsAll(by, null, has), texts.password);
  },
  /** That somebody goes. @param had the role they have; undefined where it is not known */
  personRemoval: (by: Administering, had: RoleGrant | undefined): Permission =>
    permissionIf(had === undefined || holdsAll(by, had, null), texts.personRemoval),
} as const;

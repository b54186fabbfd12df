import { type Role, rightsBeyond, rightsIn } from '@mortar/contract';
import type { StaffRow } from '../../store/rows.ts';
import { nextRole } from './roles.ts';
import { ADMINISTRATOR } from './staff.ts';

/** Why users and roles may not be changed (ruling 46). */
export const REFUSALS = {
  administrator: 'Only the administrator can change the administrator.',
  ownRole: 'Nobody changes the role that they have.',
  rights: 'Nobody gives or takes a right that they do not have.',
  password: 'Somebody who has a right that you do not have is given a password by others.',
  setup: 'The first-time setup has ended.',
} as const;

/** Returns the rights a user may grant: those of the role at login that the next login keeps. */
function grantableBy(staff: StaffRow): ReadonlySet<string> {
  const next = rightsIn(nextRole(staff));
  return new Set([...rightsIn(staff.role)].filter((right) => next.has(right)));
}

const isAnothersAdministrator = (by: StaffRow, { staffid }: StaffRow) =>
  staffid === ADMINISTRATOR && by.staffid !== ADMINISTRATOR;

/**
 * Returns why a role may not be added, changed or deleted, or null.
 * @param before null for a new one
 * @param after null for none
 */
export function roleChangeProblem(by: StaffRow, before: Role | null, after: Role | null): string | null {
  const own = [by.role.roleid, nextRole(by).roleid];
  if (before && own.includes(before.roleid)) return REFUSALS.ownRole;
  return rightsBeyond(grantableBy(by), before, after).length > 0 ? REFUSALS.rights : null;
}

/**
 * Returns why a user may not be added, changed or deleted, or null.
 * @param before null for a new user
 * @param role null for a deleted user
 */
export function personChangeProblem(by: StaffRow, before: StaffRow | null, role: Role | null): string | null {
  if (before && isAnothersAdministrator(by, before)) return REFUSALS.administrator;
  const had = before && nextRole(before);
  if (had && role?.roleid === had.roleid) return null;
  if (role && before?.staffid === by.staffid) return REFUSALS.ownRole;
  return rightsBeyond(grantableBy(by), had, role).length > 0 ? REFUSALS.rights : null;
}

/** Returns why a user's password may not be set, or null: setting it allows signing in as that user. */
export function passwordChangeProblem(by: StaffRow, of: StaffRow): string | null {
  if (isAnothersAdministrator(by, of)) return REFUSALS.administrator;
  if (by.staffid === of.staffid) return null;
  return rightsBeyond(grantableBy(by), null, nextRole(of)).length > 0 ? REFUSALS.password : null;
}

/** Returns why first-time setup may not be started or ended, or null: only the administrator may, and it ends once. */
export function setupProblem(by: StaffRow, of: StaffRow, initiallogin: boolean): string | null {
  if (isAnothersAdministrator(by, of)) return REFUSALS.administrator;
  return initiallogin && !of.initiallogin ? REFUSALS.setup : null;
}

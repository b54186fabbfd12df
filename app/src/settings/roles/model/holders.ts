import type { StaffMember } from '@mortar/contract';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { messages } from '#settings/roles/messages.ts';

/** User of a role, with the number of pharmacies. */
export interface Holder {
  name: string;
  pharmacies: number;
}

export const getName = ({ name, surname, username }: Pick<StaffMember, 'name' | 'surname' | 'username'>): string =>
  `${name} ${surname}`.trim() || username;

export const getHolders = (staff: readonly StaffMember[], roleId: number): readonly StaffMember[] =>
  staff.filter((member) => member.roleid === roleId);

/** Returns the number of assigned pharmacies. */
export const countAssigned = (pharmacies: readonly PharmacyAssignment[]): number =>
  pharmacies.filter(({ isAssigned }) => isAssigned).length;

/** Returns why a role has to stay a super user's: users with several pharmacies (000 §6); undefined if it does not. */
export function superuserProblem(holders: readonly Holder[]): string | undefined {
  const several = holders.filter(({ pharmacies }) => pharmacies > 1);
  return several.length === 0 ? undefined : messages.superuser.worksForSeveral(several);
}

/** Maximum number of names; more are counted. */
const MAX_NAMES = 8;

/** Returns the users of a role as a sentence. */
export function holdersText(holders: readonly StaffMember[]): string {
  const names = holders.map(getName).toSorted((a, b) => a.localeCompare(b));
  const { noOne, by } = messages.holders;
  return names.length === 0 ? noOne : by(names.slice(0, MAX_NAMES), Math.max(0, names.length - MAX_NAMES));
}

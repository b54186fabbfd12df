import type { PharmacyAssignment, StaffMember } from '@mortar/contract';
import { messages } from '#settings/roles/messages.ts';

/** Somebody who has a role, and for how many pharmacies of the group they work. */
export interface Holder {
  name: string;
  pharmacies: number;
}

export const getName = ({ name, surname, username }: Pick<StaffMember, 'name' | 'surname' | 'username'>): string =>
  `${name} ${surname}`.trim() || username;

/** Who has a role. */
export const getHolders = (staff: readonly StaffMember[], roleid: number): readonly StaffMember[] =>
  staff.filter((member) => member.roleid === roleid);

/** How many pharmacies somebody works for. */
export const assignedTo = (pharmacies: readonly PharmacyAssignment[]): number =>
  pharmacies.filter(({ isassigned }) => isassigned).length;

/** Why a role cannot stop being a super user's: those who work for several pharmacies (000 §6); undefined where it can. */
export function superuserProblem(holders: readonly Holder[]): string | undefined {
  const several = holders.filter(({ pharmacies }) => pharmacies > 1);
  return several.length === 0 ? undefined : messages.superuser.worksForSeveral(several);
}

/** Names that are said one by one; how many more there are is said behind them. */
const MAX_NAMES = 8;

/** Who has a role, in a sentence. */
export function holdersText(holders: readonly StaffMember[]): string {
  const names = holders.map(getName).toSorted((one, other) => one.localeCompare(other));
  const { nobody, by } = messages.holders;
  return names.length === 0 ? nobody : by(names.slice(0, MAX_NAMES), Math.max(0, names.length - MAX_NAMES));
}

import type { PharmacyAssignment, StaffMember } from '@mortar/contract';
import { object, type Schema } from 'yup';
import { ADMINISTRATOR } from '#session/people/firstSetup.ts';
import { messages } from '#settings/pharmacies/messages.ts';

/** Which pharmacies somebody works for, by a name that holds the retailer id. */
export type Assigned = Readonly<Record<string, boolean>>;

export interface AssignmentValues {
  assigned: Assigned;
}

/** A form takes names of figures for places in a list: this is none. */
export const getField = (retailerid: number): string => `retailer${retailerid}`;

export const assignmentValues = (pharmacies: readonly PharmacyAssignment[]): AssignmentValues => ({
  assigned: Object.fromEntries(pharmacies.map(({ retailerid, isassigned }) => [getField(retailerid), isassigned])),
});

/** Whether nobody can be assigned anything here: the administrator's pharmacies are fixed (000 §6). */
export const isOnlyAdministrator = (staff: readonly Pick<StaffMember, 'staffid'>[]): boolean =>
  staff.length > 0 && staff.every(({ staffid }) => staffid === ADMINISTRATOR);

/** The pharmacies that somebody worked for and shall not any more. */
export const takenAway = (startedAt: Assigned, typed: Assigned, pharmacies: readonly PharmacyAssignment[]) =>
  pharmacies.filter(
    ({ retailerid }) => startedAt[getField(retailerid)] === true && typed[getField(retailerid)] !== true,
  );

/** How many somebody works for. */
export const getCount = (assigned: Assigned) => Object.values(assigned).filter(Boolean).length;

/**
 * Whether a pharmacy is somebody's to give and to take: they work for it themselves (ruling 46). While nobody knows for
 * which they do, the server decides.
 * @param own the pharmacies of the group, as they are assigned to whoever gives them
 */
export const mayAssign = (own: readonly PharmacyAssignment[] | undefined, retailerid: number): boolean =>
  own?.find((one) => one.retailerid === retailerid)?.isassigned ?? true;

/** Whether a pharmacy's name holds all of the words, in any order. */
export function named(words: string): (pharmacy: Pick<PharmacyAssignment, 'retailername'>) => boolean {
  const all = words.toLowerCase().split(/\s+/);
  return ({ retailername }) => all.every((word) => retailername.toLowerCase().includes(word));
}

/** Why somebody cannot work for these pharmacies, in the product's words; undefined where they can (000 §5). */
export function assignmentProblem(assigned: Assigned, issuperuser: boolean): string | undefined {
  const count = getCount(assigned);
  if (count === 0) return messages.atLeastOne;
  return count > 1 && !issuperuser ? messages.superuserOnly : undefined;
}

export const assignmentSchema = (issuperuser: boolean): Schema<unknown> =>
  object({
    assigned: object().test('may be assigned', (assigned, { createError }) => {
      const message = assignmentProblem(assigned as Assigned, issuperuser);
      return message === undefined || createError({ message });
    }),
  });

/** The assignments as they are sent: every pharmacy that is known, assigned or not (000 §7). */
export const sentAssignments = (pharmacies: readonly PharmacyAssignment[], { assigned }: AssignmentValues) =>
  pharmacies.map(({ retailerid }) => ({ retailerid, isassigned: assigned[getField(retailerid)] === true }));

/** Whether the server has what was sent. */
export const isAssigned = (
  pharmacies: readonly PharmacyAssignment[],
  sent: readonly Pick<PharmacyAssignment, 'retailerid' | 'isassigned'>[],
): boolean =>
  sent.every(({ retailerid, isassigned }) =>
    pharmacies.some((one) => one.retailerid === retailerid && one.isassigned === isassigned),
  );

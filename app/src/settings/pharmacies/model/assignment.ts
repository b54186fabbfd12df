import type { StaffMember } from '@mortar/contract';
import { object, type Schema } from 'yup';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { ADMINISTRATOR } from '#session/people/firstSetup.ts';
import { messages } from '#settings/pharmacies/messages.ts';

/** Assignment by a name that contains the retailer id. */
export type Assigned = Readonly<Record<string, boolean>>;

export interface AssignmentValues {
  assigned: Assigned;
}

/** Returns a field name; Formik would treat a numeric one as an array index. */
export const getField = (retailerId: number): string => `retailer${retailerId}`;

export const assignmentValues = (pharmacies: readonly PharmacyAssignment[]): AssignmentValues => ({
  assigned: Object.fromEntries(pharmacies.map(({ id, isAssigned }) => [getField(id), isAssigned])),
});

/** Returns true if only the administrator exists, whose pharmacies are fixed (000 §6). */
export const isOnlyAdministrator = (staff: readonly Pick<StaffMember, 'staffid'>[]): boolean =>
  staff.length > 0 && staff.every(({ staffid }) => staffid === ADMINISTRATOR);

/** Returns the pharmacies that would be removed. */
export const getRemoved = (startedAt: Assigned, typed: Assigned, pharmacies: readonly PharmacyAssignment[]) =>
  pharmacies.filter(({ id }) => startedAt[getField(id)] === true && typed[getField(id)] !== true);

export const getCount = (assigned: Assigned) => Object.values(assigned).filter(Boolean).length;

/**
 * Returns true if the user may assign a pharmacy, being assigned to it (ruling 46). Unknown assignments are left to the
 * server.
 * @param own the group's pharmacies with the user's own assignments
 */
export const mayAssign = (own: readonly PharmacyAssignment[] | undefined, retailerId: number): boolean =>
  own?.find((one) => one.id === retailerId)?.isAssigned ?? true;

/** Returns a test whether a pharmacy's name contains all words. */
export function hasWords(words: string): (pharmacy: Pick<PharmacyAssignment, 'name'>) => boolean {
  const all = words.toLowerCase().split(/\s+/);
  return ({ name }) => all.every((word) => name.toLowerCase().includes(word));
}

/** Returns the specified error of an assignment; undefined if valid (000 §5). */
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

/** Returns the pharmacies with the form's assignments. */
export const typedAssignments = (
  pharmacies: readonly PharmacyAssignment[],
  { assigned }: AssignmentValues,
): PharmacyAssignment[] => pharmacies.map((one) => ({ ...one, isAssigned: assigned[getField(one.id)] === true }));

/** Returns true if the server has the sent assignments. */
export const isAssigned = (pharmacies: readonly PharmacyAssignment[], sent: readonly PharmacyAssignment[]): boolean =>
  sent.every(({ id, isAssigned }) => pharmacies.some((one) => one.id === id && one.isAssigned === isAssigned));

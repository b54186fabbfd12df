import type { PharmacyAssignment, StaffMember } from '@mortar/contract';
import { object, type Schema } from 'yup';
import { ADMINISTRATOR } from '#session/people/firstSetup.ts';
import { messages } from '#settings/pharmacies/messages.ts';

/** Assignment by a name that contains the retailer id. */
export type Assigned = Readonly<Record<string, boolean>>;

export interface AssignmentValues {
  assigned: Assigned;
}

/** Returns a field name; Formik would treat a numeric one as an array index. */
export const getField = (retailerid: number): string => `retailer${retailerid}`;

export const assignmentValues = (pharmacies: readonly PharmacyAssignment[]): AssignmentValues => ({
  assigned: Object.fromEntries(pharmacies.map(({ retailerid, isassigned }) => [getField(retailerid), isassigned])),
});

/** Returns true if only the administrator exists, whose pharmacies are fixed (000 §6). */
export const isOnlyAdministrator = (staff: readonly Pick<StaffMember, 'staffid'>[]): boolean =>
  staff.length > 0 && staff.every(({ staffid }) => staffid === ADMINISTRATOR);

/** Returns the pharmacies that would be removed. */
export const getRemoved = (startedAt: Assigned, typed: Assigned, pharmacies: readonly PharmacyAssignment[]) =>
  pharmacies.filter(
    ({ retailerid }) => startedAt[getField(retailerid)] === true && typed[getField(retailerid)] !== true,
  );

export const getCount = (assigned: Assigned) => Object.values(assigned).filter(Boolean).length;

/**
 * Returns true if the user may assign a pharmacy, being assigned to it (ruling 46). Unknown assignments are left to the
 * server.
 * @param own the group's pharmacies with the user's own assignments
 */
export const mayAssign = (own: readonly PharmacyAssignment[] | undefined, retailerid: number): boolean =>
  own?.find((one) => one.retailerid === retailerid)?.isassigned ?? true;

/** Returns a test whether a pharmacy's name contains all words. */
export function named(words: string): (pharmacy: Pick<PharmacyAssignment, 'retailername'>) => boolean {
  const all = words.toLowerCase().split(/\s+/);
  return ({ retailername }) => all.every((word) => retailername.toLowerCase().includes(word));
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

/** Returns the assignments to send: every known pharmacy (000 §7). */
export const sentAssignments = (pharmacies: readonly PharmacyAssignment[], { assigned }: AssignmentValues) =>
  pharmacies.map(({ retailerid }) => ({ retailerid, isassigned: assigned[getField(retailerid)] === true }));

/** Returns true if the server has the sent assignments. */
export const isAssigned = (
  pharmacies: readonly PharmacyAssignment[],
  sent: readonly Pick<PharmacyAssignment, 'retailerid' | 'isassigned'>[],
): boolean =>
  sent.every(({ retailerid, isassigned }) =>
    pharmacies.some((one) => one.retailerid === retailerid && one.isassigned === isassigned),
  );

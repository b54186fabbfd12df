import type { PharmacyAssignment } from '@mortar/contract';

/** Stored data of an assigned pharmacy. */
export type OwnPharmacy = Pick<PharmacyAssignment, 'retailerid' | 'retailername'>;

/** Pharmacies lost and gained between two reads. */
export interface AssignmentChange {
  lost: readonly OwnPharmacy[];
  gained: readonly OwnPharmacy[];
}

/** Compares assignments. @param before null if unknown: then nothing changed */
export function assignmentChange(before: readonly OwnPharmacy[] | null, now: readonly OwnPharmacy[]): AssignmentChange {
  const without = (all: readonly OwnPharmacy[], others: readonly OwnPharmacy[]) =>
    all.filter(({ retailerid }) => !others.some((other) => other.retailerid === retailerid));
  return before ? { lost: without(before, now), gained: without(now, before) } : { lost: [], gained: [] };
}

/** Known pharmacies of an open order. */
export interface OrderPharmacies {
  /** Null if unknown. */
  known: readonly OwnPharmacy[] | null;
  /** True if the server denies access to the order and its pharmacies. */
  refused: boolean;
}

/**
 * Returns the pharmacies of the open order that are no longer assigned, including lost ones. Null if all are assigned,
 * empty if names are unknown.
 */
export function getUnassigned(
  { known, refused }: OrderPharmacies,
  { lost }: AssignmentChange,
  now: readonly OwnPharmacy[],
): readonly OwnPharmacy[] | null {
  const others = assignmentChange(known, now).lost;
  if (!refused && others.length === 0) return null;
  return [...lost, ...others.filter(({ retailerid }) => !lost.some((other) => other.retailerid === retailerid))];
}

import type { PharmacyAssignment } from '@mortar/contract';

/** A pharmacy that somebody works for, as it is remembered. */
export type OwnPharmacy = Pick<PharmacyAssignment, 'retailerid' | 'retailername'>;

/** Which pharmacies somebody has lost and gained between two readings. */
export interface AssignmentChange {
  lost: readonly OwnPharmacy[];
  gained: readonly OwnPharmacy[];
}

/** @param before null where nothing is remembered: then nothing changed */
export function assignmentChange(before: readonly OwnPharmacy[] | null, now: readonly OwnPharmacy[]): AssignmentChange {
  const without = (all: readonly OwnPharmacy[], others: readonly OwnPharmacy[]) =>
    all.filter(({ retailerid }) => !others.some((other) => other.retailerid === retailerid));
  return before ? { lost: without(before, now), gained: without(now, before) } : { lost: [], gained: [] };
}

/** What is known of whom an open order is for. */
export interface ForWhom {
  /** As far as it is known here; null where it is not. */
  known: readonly OwnPharmacy[] | null;
  /** True where the server refuses the order and to tell whom it is for. */
  refused: boolean;
}

/**
 * Which pharmacies are no longer somebody's, where their open order is also for others than their own: those that were
 * lost, and those of the order. Null where the order is theirs, an empty list where nobody knows the names.
 */
export function takenAway(
  { known, refused }: ForWhom,
  { lost }: AssignmentChange,
  now: readonly OwnPharmacy[],
): readonly OwnPharmacy[] | null {
  const others = assignmentChange(known, now).lost;
  if (!refused && others.length === 0) return null;
  return [...lost, ...others.filter(({ retailerid }) => !lost.some((other) => other.retailerid === retailerid))];
}

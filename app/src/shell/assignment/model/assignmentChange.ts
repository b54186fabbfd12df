import type { Pharmacy } from '#retailers/model/pharmacy.ts';

/** Pharmacies lost and gained between two reads. */
export interface AssignmentChange {
  lost: readonly Pharmacy[];
  gained: readonly Pharmacy[];
}

/** Compares assignments. @param before null if unknown: then nothing changed */
export function assignmentChange(before: readonly Pharmacy[] | null, now: readonly Pharmacy[]): AssignmentChange {
  const without = (all: readonly Pharmacy[], others: readonly Pharmacy[]) =>
    all.filter(({ id }) => !others.some((other) => other.id === id));
  return before ? { lost: without(before, now), gained: without(now, before) } : { lost: [], gained: [] };
}

/** Known pharmacies of an open order. */
export interface OrderPharmacies {
  /** Null if unknown. */
  known: readonly Pharmacy[] | null;
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
  now: readonly Pharmacy[],
): readonly Pharmacy[] | null {
  const others = assignmentChange(known, now).lost;
  if (!refused && others.length === 0) return null;
  return [...lost, ...others.filter(({ id }) => !lost.some((other) => other.id === id))];
}

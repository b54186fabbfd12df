import { sameValues } from './saveState.ts';

/** Whether a value is fields by their names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: unknown): unknown =>
  isGroup(value)
    ? Object.keys(value)
        .toSorted()
        .map((key) => [key, sorted(value[key])])
    : value;

/** Whether two hold the same, whatever the order of their fields. */
export const sameFields = (one: unknown, other: unknown): boolean => sameValues(sorted(one), sorted(other));

/**
 * What somebody changed, put over what somebody else saved meanwhile: field by field, groups of fields too, so that each
 * keeps what the other did not touch. Where both changed one field, it stays as it was typed.
 * @param began what the form began with
 * @param typed what it holds now
 * @param saved what the server has now
 */
export function mergeChanges<Value>(initial: Value, typed: Value, saved: Value): Value {
  if (!isGroup(initial) || !isGroup(typed) || !isGroup(saved)) return sameValues(initial, typed) ? saved : typed;
  const merged = Object.keys(saved).map((key) => [key, mergeChanges(initial[key], typed[key], saved[key])] as const);
  return Object.fromEntries(merged) as Value;
}

/** Thrown where somebody else saved the same meanwhile: nothing was sent, and what was typed is still to be saved. */
export class ChangedMeanwhile<Values> extends Error {
  /** What the server has now. */
  readonly saved: Values;

  /** @param text what is said of it */
  constructor(text: string, saved: Values) {
    super(text);
    this.name = 'ChangedMeanwhile';
    this.saved = saved;
  }
}

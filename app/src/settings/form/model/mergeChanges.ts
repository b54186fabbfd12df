import { sameValues } from './saveState.ts';

/** Returns true for an object of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (value: unknown): unknown =>
  isGroup(value)
    ? Object.keys(value)
        .toSorted()
        .map((key) => [key, sortKeys(value[key])])
    : value;

/** Compares values, ignoring the order of fields. */
export const sameFields = (a: unknown, b: unknown): boolean => sameValues(sortKeys(a), sortKeys(b));

/**
 * Merges the user's changes into values saved by others, field by field and recursively. If both changed a field, the
 * user's wins.
 * @param initial initial values of the form
 * @param typed current values
 * @param saved values on the server
 */
export function mergeChanges<Value>(initial: Value, typed: Value, saved: Value): Value {
  if (!isGroup(initial) || !isGroup(typed) || !isGroup(saved)) return sameValues(initial, typed) ? saved : typed;
  const merged = Object.keys(saved).map((key) => [key, mergeChanges(initial[key], typed[key], saved[key])] as const);
  return Object.fromEntries(merged) as Value;
}

/** Thrown if another user saved meanwhile: nothing was sent, and the input is unsaved. */
export class ChangedMeanwhile<Values> extends Error {
  /** Values on the server. */
  readonly saved: Values;

  /** @param text message */
  constructor(text: string, saved: Values) {
    super(text);
    this.name = 'ChangedMeanwhile';
    this.saved = saved;
  }
}

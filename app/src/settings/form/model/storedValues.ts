import type { Draft } from '#unsaved/drafts.ts';
import { isGroup, mergeChanges } from './mergeChanges.ts';

/** Stored value, if it has the type of the saved one. */
function matchType<Value>(stored: unknown, saved: Value): Value {
  if (isGroup(saved)) {
    if (!isGroup(stored)) return saved;
    const fields = Object.entries(saved).map(([key, value]) => [key, matchType(stored[key], value)]);
    return Object.fromEntries(fields) as Value;
  }
  return stored === null || saved === null || typeof stored === typeof saved ? (stored as Value) : saved;
}

/** Returns a form's draft without secret fields. */
export function getDraft<Values extends object>(initial: Values, typed: Values, secret: readonly string[]): Draft {
  const withoutSecrets = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
  return { initial: withoutSecrets(initial), typed: withoutSecrets(typed) };
}

/** Applies the changes of a draft to the current saved values, so that changes by others are kept. */
export const storedValues = <Values extends object>({ initial, typed }: Draft, saved: Values): Values =>
  matchType(mergeChanges<unknown>(initial, typed, saved), saved);

import type { Draft } from '#unsaved/drafts.ts';
import { isGroup, mergeChanges } from './mergeChanges.ts';

/** Stored value, if it has the type of the saved one. */
function ofKind<Value>(retained: unknown, saved: Value): Value {
  if (isGroup(saved)) {
    if (!isGroup(retained)) return saved;
    const fields = Object.entries(saved).map(([key, value]) => [key, ofKind(retained[key], value)]);
    return Object.fromEntries(fields) as Value;
  }
  return retained === null || saved === null || typeof retained === typeof saved ? (retained as Value) : saved;
}

/** Returns a form's draft without secret fields. */
export function getDraft<Values extends object>(initial: Values, typed: Values, secret: readonly string[]): Draft {
  const open = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
  return { initial: open(initial), typed: open(typed) };
}

/** Applies the changes of a draft to the current saved values, so that changes by others are kept. */
export const storedValues = <Values extends object>({ initial, typed }: Draft, saved: Values): Values =>
  ofKind(mergeChanges<unknown>(initial, typed, saved), saved);

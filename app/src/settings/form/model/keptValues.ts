import type { Draft } from '#unsaved/drafts.ts';
import { isGroup, mergeChanges } from './mergeChanges.ts';

/** What was kept, wherever it is of the kind that the form holds there. */
function ofKind<Value>(kept: unknown, saved: Value): Value {
  if (isGroup(saved)) {
    if (!isGroup(kept)) return saved;
    const fields = Object.entries(saved).map(([key, value]) => [key, ofKind(kept[key], value)]);
    return Object.fromEntries(fields) as Value;
  }
  return kept === null || saved === null || typeof kept === typeof saved ? (kept as Value) : saved;
}

/** A draft of a form, without what is never kept. */
export function getDraft<Values extends object>(initial: Values, typed: Values, secret: readonly string[]): Draft {
  const open = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
  return { initial: open(initial), typed: open(typed) };
}

/**
 * What a form holds that goes on with what was typed in another session: the changes of then over what is saved now, so
 * that nobody's change of meanwhile is undone.
 */
export const keptValues = <Values extends object>({ initial, typed }: Draft, saved: Values): Values =>
  ofKind(mergeChanges<unknown>(initial, typed, saved), saved);

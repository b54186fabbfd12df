import { useWritten } from './written.ts';

/** A form's values are stored as JSON in the draft. */
function readTyped<Values extends object>(draft: string, initial: Values): Values {
  let stored: unknown = null;
  try {
    stored = JSON.parse(draft);
  } catch {
    return initial;
  }
  if (typeof stored !== 'object' || stored === null) return initial;
  const fitting = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name as keyof Values],
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Stores unsent form values on this computer; they survive closing, reload, crash and another user's sign-in (ruling
 * 59).
 * @param name of the form: 'new message'
 * @param initial defaults: flat, texts and numbers. Stored values of other types are dropped
 */
export function useTyped<Values extends object>(name: string, initial: Values) {
  const { written, now, change } = useWritten(name);
  const keep = (values: Values) => {
    const draft = same(values, initial) ? '' : JSON.stringify(values);
    if (draft !== now().draft) change((before) => ({ ...before, draft }));
  };
  return {
    typed: readTyped(written.draft, initial),
    /** Current values, independent of renders. */
    now: () => readTyped(now().draft, initial),
    keep,
    /** Clears them after sending. */
    forget: () => keep(initial),
  };
}

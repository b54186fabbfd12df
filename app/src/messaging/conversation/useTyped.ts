import { useWritten } from './written.ts';

/** A draft is text: a form's values stand in it as JSON. */
function readTyped<Values extends object>(draft: string, initial: Values): Values {
  let kept: unknown = null;
  try {
    kept = JSON.parse(draft);
  } catch {
    return initial;
  }
  if (typeof kept !== 'object' || kept === null) return initial;
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name as keyof Values],
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What somebody typed into a form of messages and has not sent: it outlives closing, a reload, a crash, and another person's
 * sign-in, on this computer (ruling 59).
 * @param name of the form: 'new message'
 * @param initial what it begins with where nothing was typed: flat, of texts and numbers. What is kept and does not fit is left out
 */
export function useTyped<Values extends object>(name: string, initial: Values) {
  const { written, now, change } = useWritten(name);
  const keep = (values: Values) => {
    const draft = same(values, initial) ? '' : JSON.stringify(values);
    if (draft !== now().draft) change((before) => ({ ...before, draft }));
  };
  return {
    typed: readTyped(written.draft, initial),
    /** As it is now, whatever was drawn last. */
    now: () => readTyped(now().draft, initial),
    keep,
    /** It was sent. */
    forget: () => keep(initial),
  };
}

import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useWritten } from './written.ts';

/** What was typed into a form: texts by the names of its fields. */
type Typed = Readonly<Record<string, string>>;

function readTyped(draft: string): Typed {
  try {
    const parsed: unknown = draft === '' ? {} : JSON.parse(draft);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * What somebody typed into a form that begins something, and has not sent: it outlives closing, a reload, a crash, and another
 * person's sign-in, as what is typed in a chat does (ruling 59).
 * @param name what it is kept under: 'new message'
 */
export function useTyped(name: string) {
  const { written, change } = useWritten(name);
  return {
    /** As it was left; empty where nothing was. */
    typed: readTyped(written.draft),
    keep: (values: object) => change((before) => ({ ...before, draft: JSON.stringify(values) })),
    forget: () => change((before) => ({ ...before, draft: '' })),
  };
}

/** Keeps what is typed into the form that it stands in, once it differs from what the form began with. */
export function KeepTyped({ keep }: { keep(values: object): void }) {
  const { values, dirty, isSubmitting } = useFormikContext<object>();
  useEffect(
    function keepWhatIsTyped() {
      if (dirty && !isSubmitting) keep(values);
    },
    // What keeps it is another function at every drawing.
    [values, dirty, isSubmitting],
  );
  return null;
}

/** Result of the last save. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; text: string }
  | { kind: 'failed'; text: string };

/** Milliseconds that 'Settings saved successfully' is shown (000 §4, settings save). */
export const SAVED_NOTE_MS = 5000;

/** Message of a section's bar. */
export type SaveNote = { tone: 'plain' | 'success' | 'danger'; text: string };

export interface Saving {
  state: SaveState;
  dirty: boolean;
  /** True after saving was tried with errors. */
  hasErrors: boolean;
  texts: { saving: string; unsaved: string; blocked: string };
}

/** Returns the most urgent message about saving, or null. */
export function saveNote({ state, dirty, hasErrors, texts }: Saving): SaveNote | null {
  if (state.kind === 'saving') return { tone: 'plain', text: texts.saving };
  if (hasErrors) return { tone: 'danger', text: texts.blocked };
  if (state.kind === 'failed') return { tone: 'danger', text: state.text };
  if (state.kind === 'saved' && !dirty) return { tone: 'success', text: state.text };
  return dirty ? { tone: 'plain', text: texts.unsaved } : null;
}

/** Compares form values: plain data with keys in equal order. */
export const sameValues = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function changedValues<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const keys = Object.keys(values) as (keyof Values & string)[];
  const changed = keys.filter((key) => !sameValues(values[key], saved[key]));
  return Object.fromEntries(changed.map((key) => [key, values[key]])) as Partial<Values>;
}

/** What became of the last time a section was saved. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; text: string }
  | { kind: 'failed'; text: string };

/** Milliseconds that 'Settings saved successfully' stands (000 §4, settings save). */
export const SAVED_FOR = 5000;

/** What the bar of a section says, most pressing first. */
export type SaveNote = { tone: 'plain' | 'success' | 'danger'; text: string };

export interface Saving {
  state: SaveState;
  /** True while something differs from what is saved. */
  dirty: boolean;
  /** True where saving was tried and the form has errors. */
  hasErrors: boolean;
  texts: { saving: string; unsaved: string; blocked: string };
}

/** What a section says about saving; null where there is nothing to say. */
export function saveNote({ state, dirty, hasErrors, texts }: Saving): SaveNote | null {
  if (state.kind === 'saving') return { tone: 'plain', text: texts.saving };
  if (hasErrors) return { tone: 'danger', text: texts.blocked };
  if (state.kind === 'failed') return { tone: 'danger', text: state.text };
  if (state.kind === 'saved' && !dirty) return { tone: 'success', text: state.text };
  return dirty ? { tone: 'plain', text: texts.unsaved } : null;
}

/** Whether two states of a form hold the same: plain data, its keys in one order. */
export const sameValues = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a form differs from what is saved. */
export function changedValues<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const keys = Object.keys(values) as (keyof Values & string)[];
  const changed = keys.filter((key) => !sameValues(values[key], saved[key]));
  return Object.fromEntries(changed.map((key) => [key, values[key]])) as Partial<Values>;
}

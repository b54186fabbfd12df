import { atom } from 'jotai';
import { sessionAtom } from '#session/session.ts';
import { savingAtom, type Unsaved, unsavedAtom, unsavedPromptAtom, waitingAtom } from './unsaved.ts';

/** Registers unsaved changes, replacing those of the same name. */
export const noteUnsavedAtom = atom(null, (get, set, name: string, unsaved: Unsaved) =>
  set(unsavedAtom, new Map(get(unsavedAtom)).set(name, unsaved)),
);

/** Removes unsaved changes that were saved, discarded or unmounted. */
export const forgetUnsavedAtom = atom(null, (get, set, name: string) => {
  if (!get(unsavedAtom).has(name)) return;
  set(unsavedAtom, new Map([...get(unsavedAtom)].filter(([known]) => known !== name)));
});

export const startSavingAtom = atom(null, (get, set, name: string) => set(savingAtom, [...get(savingAtom), name]));

/** Marks saving as answered: waiting actions continue, or prompt if changes remain. */
export const endSavingAtom = atom(null, (get, set, name: string) => {
  const saving = get(savingAtom).filter((one) => one !== name);
  set(savingAtom, saving);
  const waiting = get(waitingAtom);
  if (!waiting || saving.length > 0) return;
  set(waitingAtom, null);
  // Actions of an ended session are dropped.
  if (waiting.session === get(sessionAtom)) set(unsavedPromptAtom, waiting);
});

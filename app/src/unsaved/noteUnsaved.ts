import { atom } from 'jotai';
import { sessionAtom } from '#session/session.ts';
import { askUnsavedAtom, savingAtom, type Unsaved, unsavedAtom, waitingAtom } from './unsaved.ts';

/** Notes something as unsaved, in the place of what had the name before. */
export const noteUnsavedAtom = atom(null, (get, set, name: string, unsaved: Unsaved) =>
  set(unsavedAtom, new Map(get(unsavedAtom)).set(name, unsaved)),
);

/** Forgets what has the name: it was saved, discarded, or is out of sight. */
export const forgetUnsavedAtom = atom(null, (get, set, name: string) => {
  if (!get(unsavedAtom).has(name)) return;
  set(unsavedAtom, new Map([...get(unsavedAtom)].filter(([known]) => known !== name)));
});

/** Says that what has the name is being saved. */
export const startSavingAtom = atom(null, (get, set, name: string) => set(savingAtom, [...get(savingAtom), name]));

/** Says that saving was answered, whatever the answer: what waited for it goes on, or is asked about. */
export const endSavingAtom = atom(null, (get, set, name: string) => {
  const saving = get(savingAtom).filter((one) => one !== name);
  set(savingAtom, saving);
  const waiting = get(waitingAtom);
  if (!waiting || saving.length > 0) return;
  set(waitingAtom, null);
  // Nothing waits any more where the session ended meanwhile.
  if (waiting.session === get(sessionAtom)) set(askUnsavedAtom, waiting);
});

import { atom } from 'jotai';
import { type Session, sessionAtom } from '#session/session.ts';

/** Something that was typed and not saved yet. */
export interface Unsaved {
  /** What it is called where somebody has to be told: 'Regret Settings'. */
  title: string;
  /** Goes back to what is saved. */
  discard(): void;
}

/** Everything unsaved, each under a name of its own; in the session's store, so that it ends with the session. */
export const unsavedAtom = atom<ReadonlyMap<string, Unsaved>>(new Map());
unsavedAtom.debugLabel = 'unsaved';

export const hasUnsavedAtom = atom((get) => get(unsavedAtom).size > 0);
hasUnsavedAtom.debugLabel = 'has unsaved';

export interface UnsavedQuestion {
  /** What would take the unsaved changes away. */
  proceed(): void;
  /** True where that leads to another page, which then has the keyboard. */
  leaves: boolean;
}

/** What waits until it was said what becomes of the unsaved changes; null while nothing does. */
export const unsavedQuestionAtom = atom<UnsavedQuestion | null>(null);
unsavedQuestionAtom.debugLabel = 'unsaved question';

/** The names of what is being saved this moment. */
export const savingAtom = atom<readonly string[]>([]);
savingAtom.debugLabel = 'saving';

/** What waits until it is known whether it was saved: the last that was asked for, in its session. */
export const waitingAtom = atom<(UnsavedQuestion & { session: Session | null }) | null>(null);
waitingAtom.debugLabel = 'waits for saving';

/** Gives up everything that is unsaved. */
export const discardUnsavedAtom = atom(null, (get, set) => {
  const all = [...get(unsavedAtom).values()];
  // Before they are asked: whoever goes on now finds nothing unsaved, whenever the forms are drawn anew.
  set(unsavedAtom, new Map());
  for (const { discard } of all) discard();
});

/**
 * Does what would take unsaved changes away: at once where there are none, and where they are being saved, once that was
 * answered. Where there are some then, it is asked what becomes of them.
 * Gives true where it was done at once.
 */
export const askUnsavedAtom = atom(null, (get, set, question: UnsavedQuestion): boolean => {
  if (get(savingAtom).length > 0) {
    set(waitingAtom, { ...question, session: get(sessionAtom) });
    return false;
  }
  if (get(hasUnsavedAtom)) {
    set(unsavedQuestionAtom, question);
    return false;
  }
  question.proceed();
  return true;
});

import { atom } from 'jotai';
import { type Session, sessionAtom } from '#session/session.ts';

export interface Unsaved {
  /** Name for the prompt: 'Regret Settings'. */
  title: string;
  /** Reverts to the saved values. */
  discard(): void;
}

/** All unsaved changes by name; in the session's store, so that they end with it. */
export const unsavedAtom = atom<ReadonlyMap<string, Unsaved>>(new Map());
unsavedAtom.debugLabel = 'unsaved';

export const hasUnsavedAtom = atom((get) => get(unsavedAtom).size > 0);
hasUnsavedAtom.debugLabel = 'has unsaved';

export interface UnsavedQuestion {
  /** Action that would lose the changes. */
  proceed(): void;
  /** True if it leads to another page, which then gets focus. */
  leaves: boolean;
}

/** Action waiting for the prompt's answer; null for none. */
export const unsavedQuestionAtom = atom<UnsavedQuestion | null>(null);
unsavedQuestionAtom.debugLabel = 'unsaved question';

/** Names of changes being saved. */
export const savingAtom = atom<readonly string[]>([]);
savingAtom.debugLabel = 'saving';

/** Latest action waiting for saving to finish, with its session. */
export const waitingAtom = atom<(UnsavedQuestion & { session: Session | null }) | null>(null);
waitingAtom.debugLabel = 'waits for saving';

export const discardUnsavedAtom = atom(null, (get, set) => {
  const all = [...get(unsavedAtom).values()];
  // Cleared first, so that actions proceed whenever the forms render.
  set(unsavedAtom, new Map());
  for (const { discard } of all) discard();
});

/**
 * Runs an action that would lose unsaved changes: at once if there are none, after saving has finished, or after a
 * prompt. Returns true if it ran at once.
 */
export const unsavedPromptAtom = atom(null, (get, set, question: UnsavedQuestion): boolean => {
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

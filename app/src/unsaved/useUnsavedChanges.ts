import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';
import { sessionAtom } from '#session/session.ts';
import { endSavingAtom, forgetUnsavedAtom, noteUnsavedAtom, startSavingAtom } from './noteUnsaved.ts';
import { type Unsaved, unsavedAtom } from './unsaved.ts';

export interface UnsavedChanges extends Unsaved {
  dirty: boolean;
  /** True while saving, when actions wait for the answer. */
  saving?: boolean;
  /** Called if the session ends with unsaved changes, without a prompt. */
  onSessionEnd?(): void;
}

/**
 * Registers unsaved changes while mounted, so that actions prompt first (000 §4, unsaved changes). For forms other than
 * `SettingsForm`, which does so itself.
 */
export function useUnsavedChanges({ title, dirty, saving = false, discard, onSessionEnd }: UnsavedChanges): void {
  const name = useId();
  const note = useSetAtom(noteUnsavedAtom);
  const forget = useSetAtom(forgetUnsavedAtom);
  const start = useSetAtom(startSavingAtom);
  const end = useSetAtom(endSavingAtom);
  const discardNow = useEffectEvent(discard);
  const endNow = useEffectEvent(() => onSessionEnd?.());
  const store = useStore();
  useEffect(
    function noteWhileUnsaved() {
      if (!dirty) return;
      const session = store.get(sessionAtom);
      note(name, { title, discard: () => discardNow() });
      return () => {
        if (store.get(unsavedAtom).has(name) && store.get(sessionAtom) !== session) endNow();
        forget(name);
      };
    },
    [dirty, name, title, note, forget, store],
  );
  // After the effect above, so that a waiting action finds no unsaved changes if both end together.
  useEffect(
    function markSaving() {
      if (!saving) return;
      start(name);
      return () => end(name);
    },
    [saving, name, start, end],
  );
}

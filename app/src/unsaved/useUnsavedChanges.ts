import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';
import { sessionAtom } from '#session/session.ts';
import { endSavingAtom, forgetUnsavedAtom, noteUnsavedAtom, startSavingAtom } from './noteUnsaved.ts';
import { type Unsaved, unsavedAtom } from './unsaved.ts';

export interface UnsavedChanges extends Unsaved {
  /** True while there are some. */
  dirty: boolean;
  /** True while they are being saved: whatever would take them away waits for the answer. */
  saving?: boolean;
  /** The session ended over them: nobody was asked, nobody gave them up. */
  onSessionEnd?(): void;
}

/**
 * Notes changes as unsaved for as long as they are and the caller is shown: whatever would take them away then asks first
 * (000 §4, unsaved changes). For forms that `SettingsForm` does not hold; it does so by itself.
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
  // After the one above: what waits finds nothing unsaved where both end in one moment.
  useEffect(
    function holdWhileSaving() {
      if (!saving) return;
      start(name);
      return () => end(name);
    },
    [saving, name, start, end],
  );
}

import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';
import {
  askUnsavedAtom,
  beginSavingAtom,
  endSavingAtom,
  forgetUnsavedAtom,
  hasUnsavedAtom,
  noteUnsavedAtom,
} from './unsaved.ts';

export interface UnsavedChanges {
  /** What they are called: 'Regret Settings'. */
  title: string;
  /** True while there are some. */
  dirty: boolean;
  /** True while they are being saved: whatever would take them away waits for the answer. */
  saving?: boolean;
  /** Goes back to what is saved. */
  discard(): void;
}

/**
 * Notes changes as unsaved for as long as they are and the caller is shown: whatever would take them away then asks first
 * (000 §4, unsaved changes). For forms that `SettingsForm` does not hold; it does so by itself.
 */
export function useUnsavedChanges({ title, dirty, saving = false, discard }: UnsavedChanges): void {
  const name = useId();
  const note = useSetAtom(noteUnsavedAtom);
  const forget = useSetAtom(forgetUnsavedAtom);
  const begin = useSetAtom(beginSavingAtom);
  const end = useSetAtom(endSavingAtom);
  const discardNow = useEffectEvent(discard);
  useEffect(
    function noteWhileUnsaved() {
      if (!dirty) return;
      note(name, { title, discard: () => discardNow() });
      return () => forget(name);
    },
    [dirty, name, title, note, forget],
  );
  // After the one above: what waits finds nothing unsaved where both end in one moment.
  useEffect(
    function holdWhileSaving() {
      if (!saving) return;
      begin(name);
      return () => end(name);
    },
    [saving, name, begin, end],
  );
}

/** Whether something is unsaved, for those who let nobody go on meanwhile. */
export const useHasUnsaved = (): boolean => useAtomValue(hasUnsavedAtom);

/**
 * Does what would take unsaved changes away: where there are some, it is asked first, and done if they may go; where they
 * are being saved, the answer is waited for.
 * The function gives true where it was done at once; `leaves` says that it leads to another page.
 */
export function useAskUnsaved() {
  const store = useStore();
  return (proceed: () => void, { leaves = false } = {}): boolean => store.set(askUnsavedAtom, { proceed, leaves });
}

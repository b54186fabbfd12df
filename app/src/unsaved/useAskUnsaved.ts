import { useAtomValue, useStore } from 'jotai';
import { askUnsavedAtom, hasUnsavedAtom } from './unsaved.ts';

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

import { useAtomValue, useStore } from 'jotai';
import { hasUnsavedAtom, unsavedPromptAtom } from './unsaved.ts';

export const useHasUnsaved = (): boolean => useAtomValue(hasUnsavedAtom);

/**
 * Returns a function that runs an action once unsaved changes may be lost, after saving or a prompt. It returns true if
 * the action ran at once; `leaves` means it leads to another page.
 */
export function useUnsavedPrompt() {
  const store = useStore();
  return (proceed: () => void, { leaves = false } = {}): boolean => store.set(unsavedPromptAtom, { proceed, leaves });
}

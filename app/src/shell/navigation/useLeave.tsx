import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { useUnsavedPrompt } from '#unsaved/useUnsavedPrompt.ts';

/** Action waiting until the open order is saved or discarded; null for none. */
export const leavingAtom = atom<{ proceed: () => void } | null>(null);
leavingAtom.debugLabel = 'leaving';

/**
 * Returns a function that navigates or ends the page, after prompts about unsaved changes and an open order (000 §4).
 * It returns true if it proceeded at once.
 */
export function useLeave() {
  const store = useStore();
  const navigate = useNavigate();
  const ask = useSetAtom(leavingAtom);
  const promptUnsaved = useUnsavedPrompt();
  return (destination: string | (() => void)): boolean => {
    const proceed = typeof destination === 'string' ? () => void navigate(destination) : destination;
    const leaveOrder = () => {
      if (store.get(currentOrderAtom)) ask({ proceed });
      else proceed();
    };
    return promptUnsaved(leaveOrder, { leaves: true }) && !store.get(leavingAtom);
  };
}

export function useLeaving() {
  return useAtomValue(leavingAtom);
}

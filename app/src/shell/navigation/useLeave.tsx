import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { useAskUnsaved } from '#unsaved/useAskUnsaved.ts';

/** What waits until the open order is saved or discarded; null while nothing does. */
export const leavingAtom = atom<{ proceed: () => void } | null>(null);
leavingAtom.debugLabel = 'leaving';

/**
 * Goes somewhere, or does something that ends the page: with unsaved changes on it, or an order open, it is asked first
 * what becomes of them (000 §4).
 * The function gives true where it went at once.
 */
export function useLeave() {
  const store = useStore();
  const navigate = useNavigate();
  const ask = useSetAtom(leavingAtom);
  const askUnsaved = useAskUnsaved();
  return (destination: string | (() => void)): boolean => {
    const proceed = typeof destination === 'string' ? () => void navigate(destination) : destination;
    const leaveOrder = () => {
      if (store.get(currentOrderAtom)) ask({ proceed });
      else proceed();
    };
    return askUnsaved(leaveOrder, { leaves: true }) && !store.get(leavingAtom);
  };
}

export function useLeaving() {
  return useAtomValue(leavingAtom);
}

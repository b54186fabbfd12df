import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';

/** What waits until the open order is saved or discarded; null while nothing does. */
export const leavingAtom = atom<{ proceed: () => void } | null>(null);
leavingAtom.debugLabel = 'leaving';

/**
 * Goes somewhere, or does something that ends the page: with an order open, Save or Discard is asked first (000 §4).
 * The function gives true where it went at once.
 */
export function useLeave() {
  const store = useStore();
  const navigate = useNavigate();
  const ask = useSetAtom(leavingAtom);
  return (destination: string | (() => void)): boolean => {
    const proceed = typeof destination === 'string' ? () => void navigate(destination) : destination;
    if (store.get(currentOrderAtom)) {
      ask({ proceed });
      return false;
    }
    proceed();
    return true;
  };
}

export function useLeaving() {
  return useAtomValue(leavingAtom);
}

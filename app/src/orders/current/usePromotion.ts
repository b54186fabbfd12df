import { useAtom } from 'jotai';
import { currentOrderAtom } from './currentOrder.ts';

/** Returns the promotion that an advert activated for the open order; `adid` is 0 for none (001 §4, product search). */
export function usePromotion() {
  const [current, setCurrent] = useAtom(currentOrderAtom);
  return {
    adid: current?.adid ?? 0,
    clear() {
      if (!current) return;
      const { adid: _cleared, ...order } = current;
      setCurrent(order);
    },
  };
}

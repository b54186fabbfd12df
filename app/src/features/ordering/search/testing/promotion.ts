import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Services } from '#session/services.ts';

/** Makes the promotion of an advert active for the open order, as if that had been begun from it. */
export const getPromotion =
  (adid: number) =>
  ({ store }: Services): void =>
    store.set(currentOrderAtom, (order) => order && { ...order, adid });

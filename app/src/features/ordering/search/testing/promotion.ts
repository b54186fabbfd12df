import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Services } from '#session/services.ts';

/** Activates an advert's promotion for the open order. */
export const getPromotion =
  (adid: number) =>
  ({ store }: Services): void =>
    store.set(currentOrderAtom, (order) => order && { ...order, adid });

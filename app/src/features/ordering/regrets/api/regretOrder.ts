import { createOrder, describeOrder } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { messages } from '#features/ordering/regrets/messages.ts';
import { newOrder } from '#orders/current/api/createOrder.ts';
import { releaseOrder } from '#orders/current/api/orderLock.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { assignRetailers } from '#retailers/api/orderRetailers.ts';
import { refreshAfter } from '#server/keys.ts';
import { CallError, getFailure } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Thrown with the failed step, since texts differ (001 §8). */
export class RegretOrderError extends CallError {
  readonly step: 'create' | 'assign';

  constructor(step: 'create' | 'assign', error: unknown) {
    super(getFailure(error));
    this.step = step;
  }
}

async function withStep<T>(step: RegretOrderError['step'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new RegretOrderError(step, error);
  }
}

export interface RegretOrder {
  id: number;
  number: string;
  description: string;
}

interface Started {
  body: ReturnType<typeof newOrder>;
  made?: RegretOrder;
}

/**
 * Creates orders for regrets: one if none is open and, in a group, one per pharmacy outside the open order (001 §4,
 * ruling 57). Each is described `Advanced Regret #{ordernumber}` and assigned. A retry resumes after a failure without
 * duplicates.
 */
export function useRegretOrders() {
  const { client, queryClient } = useServices();
  const session = useSession();
  const { staffname, retailerid } = session.staff;
  const store = useStore();
  /** Orders in progress, by pharmacies. */
  const started = useRef(new Map<string, Started>());
  /** Time in ms of the last order: it distinguishes a new order from a repeated request. */
  const last = useRef(0);
  const start = (retailerids: readonly number[]): Started => {
    const key = retailerids.join();
    last.current = Math.max(Date.now(), last.current + 1);
    const attempt = started.current.get(key) ?? { body: newOrder(staffname, new Date(last.current).toISOString()) };
    started.current.set(key, attempt);
    return attempt;
  };
  const create = async (body: Started['body']): Promise<RegretOrder> => {
    const { orderid, ordernumber } = valueOrThrow(await client.send(createOrder, { body }));
    const description = messages.advanced.orderDescription(ordernumber);
    // The order exists now; if describing fails, the rename popup offers it.
    await client.send(describeOrder, { body: { orderid, description } });
    return { id: orderid, number: ordernumber, description };
  };
  const forget = ({ id }: RegretOrder) => {
    for (const [key, { made }] of started.current) if (made?.id === id) started.current.delete(key);
  };
  const asCurrent = ({ id, number }: RegretOrder) => ({ orderId: id, orderNumber: number, type: 'new' }) as const;
  /** Opens a created order unless another is open. @returns true if it is open */
  const openUnlessBusy = (made: RegretOrder): boolean => {
    if (store.get(currentOrderAtom)) return false;
    forget(made);
    store.set(currentOrderAtom, asCurrent(made));
    return true;
  };
  /** Unlocks an order in the order manager. */
  const release = async (made: RegretOrder): Promise<void> => {
    forget(made);
    await releaseOrder(client, session, asCurrent(made));
    void refreshAfter(queryClient, 'order closed');
  };
  const make = useMutation({
    /**
     * @param retailerids pharmacies of the order, for a group
     * @throws {RegretOrderError}
     */
    mutationFn: async (retailerids: readonly number[]) => {
      const attempt = start(retailerids);
      attempt.made ??= await withStep('create', () => create(attempt.body));
      const { made } = attempt;
      if (retailerids.length > 0)
        await withStep('assign', () => assignRetailers(client, retailerid, made.id, retailerids));
      return made;
    },
    onSettled: () => void refreshAfter(queryClient, 'order created'),
  });
  return {
    make,
    openUnlessBusy,
    release,
    /** No retry follows: opens or unlocks created orders, which would stay locked. */
    leave() {
      for (const { made } of [...started.current.values()]) {
        if (made && !openUnlessBusy(made)) void release(made);
      }
    },
  };
}

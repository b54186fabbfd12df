import { createOrder, describeOrder } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { messages } from '#features/ordering/regrets/messages.ts';
import { newOrder } from '#orders/current/api/createOrder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { assignRetailers } from '#retailers/api/orderRetailers.ts';
import { refreshAfter } from '#server/keys.ts';
import { CallError, failureOf } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Which step towards the order failed: their texts differ (001 §8). */
export class RegretOrderError extends CallError {
  readonly step: 'create' | 'assign';

  constructor(step: 'create' | 'assign', error: unknown) {
    super(failureOf(error));
    this.step = step;
  }
}

async function at<T>(step: RegretOrderError['step'], work: () => Promise<T>): Promise<T> {
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

/**
 * Creates the order that regrets are put on where none is open, describes it `Advanced Regret #{ordernumber}`, assigns a
 * group's to the retailers that were chosen, and opens it (001 §4). After a failure the next try goes on where the last one
 * stopped: no second order is made.
 * @throws {RegretOrderError}
 */
export function useRegretOrder() {
  const { client, queryClient } = useServices();
  const { staffname, retailerid } = useSession().staff;
  const open = useSetAtom(currentOrderAtom);
  const begun = useRef<{ body: ReturnType<typeof newOrder>; made?: RegretOrder }>(null);
  const openMade = ({ id, number }: RegretOrder) => {
    begun.current = null;
    open({ orderid: id, ordernumber: number, type: 'new' });
  };
  const create = async (body: ReturnType<typeof newOrder>): Promise<RegretOrder> => {
    const { orderid, ordernumber } = valueOrThrow(await client.send(createOrder, { body }));
    const description = messages.advanced.orderDescription(ordernumber);
    // The order exists from here on: a description that fails is offered again by the rename popup.
    await client.send(describeOrder, { body: { orderid, description } });
    return { id: orderid, number: ordernumber, description };
  };
  const make = useMutation({
    /** @param retailerids for a group: whom the order is for */
    mutationFn: async (retailerids: readonly number[]) => {
      begun.current ??= { body: newOrder(staffname) };
      const attempt = begun.current;
      attempt.made ??= await at('create', () => create(attempt.body));
      const { made } = attempt;
      if (retailerids.length > 0) await at('assign', () => assignRetailers(client, retailerid, made.id, retailerids));
      return made;
    },
    onSuccess: (made) => openMade(made),
    onSettled: () => void refreshAfter(queryClient, 'order created'),
  });
  return {
    make,
    /** Nobody tries again: an order that was made is opened, for it would stay locked. */
    leave() {
      if (begun.current?.made) openMade(begun.current.made);
    },
  };
}

import { createOrder, describeOrder, type FooterAd } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { type CurrentOrder, currentOrderAtom } from '#orders/current/currentOrder.ts';
import { AdvertError, type AdvertStep } from '#orders/current/model/advertError.ts';
import { refreshAfter } from '#server/keys.ts';
import { getFailure } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { newOrder, newOrderDescription } from './createOrder.ts';

async function withStep<T>(step: AdvertStep, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AdvertError(step, getFailure(error));
  }
}

/**
 * Creates an order for an advert, describes it `{staffname} #{ordernumber}`, and opens it with the promotion active
 * (000 §2). A retry resumes after a failure, without a second order.
 * @throws {AdvertError}
 */
export function useAdvertOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { staffname } = useSession().staff;
  const open = useSetAtom(currentOrderAtom);
  const started = useRef<{ body: ReturnType<typeof newOrder>; made?: Pick<CurrentOrder, 'orderId' | 'orderNumber'> }>(
    null,
  );
  const create = async (body: ReturnType<typeof newOrder>) => {
    const { orderid, ordernumber } = valueOrThrow(await client.send(createOrder, { body }));
    return { orderId: orderid, orderNumber: ordernumber };
  };
  const describe = async (orderid: number, description: string) =>
    valueOrThrow(await client.send(describeOrder, { body: { orderid, description } }));
  return useMutation({
    mutationFn: async (_advert: FooterAd) => {
      started.current ??= { body: newOrder(staffname) };
      const attempt = started.current;
      attempt.made ??= await withStep('s3', create(attempt.body));
      await withStep('s4', describe(attempt.made.orderId, newOrderDescription(staffname, attempt.made.orderNumber)));
      return attempt.made;
    },
    onSuccess: (order, { adid }) => {
      started.current = null;
      open({ ...order, type: 'new', adid });
    },
    onSettled: () => void refreshAfter(queryClient, 'order created'),
  });
}

import { createOrder, describeOrder } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { refreshAfter } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/**
 * Returns the request for a new order.
 * @param createddatetime distinguishes a repeated request from a second order
 */
export const newOrder = (staffname: string, createddatetime = new Date().toISOString()) => ({
  computername: computerName(),
  createddatetime,
  name: staffname,
  description: staffname,
  staffname,
  isbasket: false,
});

export const newOrderDescription = (staffname: string, ordernumber: string) => `${staffname} #${ordernumber}`;

/** Creates an order, describes it `{staffname} #{ordernumber}` and opens it (001 §4, order creation). */
export function useCreateOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { staff } = useSession();
  const open = useSetAtom(currentOrderAtom);
  return useMutation({
    mutationFn: async () => {
      const body = newOrder(staff.staffname);
      const { orderid, ordernumber } = valueOrThrow(await client.send(createOrder, { body }));
      const description = newOrderDescription(staff.staffname, ordernumber);
      // The order exists now; if describing fails, the rename popup offers it.
      await client.send(describeOrder, { body: { orderid, description } });
      return { orderid, ordernumber, description };
    },
    onSuccess: ({ orderid, ordernumber }) => {
      open({ orderId: orderid, orderNumber: ordernumber, type: 'new' });
      void refreshAfter(queryClient, 'order created');
    },
  });
}

/** Renames an order. */
export function useDescribeOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: { orderid: number; description: string }) =>
      valueOrThrow(await client.send(describeOrder, { body: change })),
    onSuccess: (_answer, { orderid }) => refreshAfter(queryClient, 'order described', { orderid }),
  });
}

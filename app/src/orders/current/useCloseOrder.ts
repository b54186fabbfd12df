import { useAtom } from 'jotai';
import { useState } from 'react';
import { refreshAfter } from '#server/keys.ts';
import { errorText, failureText, withoutLock } from '#server/outcome.ts';
import type { Permission } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useDeleteOrder } from './api/deleteOrder.ts';
import { releaseOrder } from './api/orderLock.ts';
import { type CurrentOrder, currentOrderAtom } from './currentOrder.ts';
import { useCurrentOrder } from './useCurrentOrder.ts';

/** Closes the open order by saving or discarding; resolves to an error message or null (000 §4, order lock). */
export function useCloseOrder() {
  const { client, queryClient } = useServices();
  const session = useSession();
  const [current, setCurrent] = useAtom(currentOrderAtom);
  const { order, editable } = useCurrentOrder();
  const remove = useDeleteOrder();
  const [busy, setBusy] = useState<'save' | 'discard' | null>(null);

  const run = async (name: 'save' | 'discard', action: (open: CurrentOrder) => Promise<string | null>) => {
    if (!current) return null;
    setBusy(name);
    const problem = await action(current);
    setBusy(null);
    if (!problem) setCurrent(null);
    return problem;
  };

  /** Requires edit permission, unless the order is empty (000 §4). */
  const mayDiscard: Permission = editable.allowed || order?.total === 0 ? { allowed: true } : editable;
  return {
    busy,
    mayDiscard,
    /** True if lines would be lost; also before they are read. */
    holdsLines: order?.lines.length !== 0,
    /** Unlocks the order as Unsent, or the basket with its status, and closes it. */
    save: () =>
      run('save', async (open) => {
        const outcome = await releaseOrder(client, session, open);
        if (outcome.kind !== 'value') return failureText(outcome.kind === 'nothing' ? notFound : withoutLock(outcome));
        void refreshAfter(queryClient, 'order closed');
        return null;
      }),
    /** Deletes the order if editable or empty. */
    discard: () =>
      run('discard', async ({ orderId }) => {
        if (!mayDiscard.allowed) return mayDiscard.reason;
        try {
          await remove.mutateAsync(orderId);
          return null;
        } catch (error) {
          return errorText(error);
        }
      }),
  };
}

const notFound = { kind: 'error', code: 5, text: '' } as const;

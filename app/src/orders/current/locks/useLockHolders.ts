import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderLocksQuery } from '#orders/current/api/orderLock.ts';
import { messages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { formatDateTime, formatTimeOrDate } from '#rules/dates.ts';
import { useClient } from '#session/services.ts';

export interface LockHolder {
  text: string;
  short: string;
}

/**
 * Returns lock holders by `orderid` with computer and time, long and short, as far as known; null if none is locked by
 * others (ruling 28). The list itself has only a flag.
 */
export function useLockHolders(orders: readonly UnsentOrder[]): ReadonlyMap<number, LockHolder> | null {
  const locked = orders.filter((order) => order.locked).map(({ orderId }) => orderId);
  const { data: holders } = useQuery(orderLocksQuery(useClient(), locked));
  const none = locked.length === 0;
  return useMemo(() => {
    if (none) return null;
    return new Map(
      (holders ?? []).map(({ orderid, staffname, computername, lockeddatetime }) => {
        const since = lockeddatetime ?? null;
        return [
          orderid,
          {
            text: messages.locks.openedBy(staffname, computername, formatDateTime(since)),
            short: messages.locks.openedBy(staffname, '', formatTimeOrDate(since, new Date())),
          },
        ];
      }),
    );
  }, [none, holders]);
}

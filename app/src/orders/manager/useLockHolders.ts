import type { UnsentOrder } from '@mortar/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderLockQuery } from '#orders/current/api/orderLock.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useClient } from '#session/services.ts';
import { messages } from './messages.ts';

/**
 * Who has the orders open that somebody else works on, at which computer and since when, by `orderid`, as far as the
 * server has said so; null where none is open elsewhere (ruling 28). The list of orders says only that one is.
 */
export function useLockHolders(orders: readonly UnsentOrder[]): ReadonlyMap<number, string> | null {
  const client = useClient();
  const locked = orders.filter((order) => order.locked).map(({ orderid }) => orderid);
  const holders = useQueries({
    queries: locked.map((orderid) => orderLockQuery(client, orderid)),
    combine: (results) =>
      results.map(({ data }, at) => {
        if (!data?.locked || !data.staffname) return null;
        const { staffname, computername, lockeddatetime } = data;
        return {
          orderid: locked[at] as number,
          text: messages.manager.openedBy(staffname, computername, formatDateTime(lockeddatetime ?? null)),
        };
      }),
  });
  const said = JSON.stringify(holders);
  return useMemo(() => {
    const known = (JSON.parse(said) as typeof holders).flatMap((holder) => holder ?? []);
    return locked.length === 0 ? null : new Map(known.map(({ orderid, text }) => [orderid, text]));
  }, [said, locked.length]);
}

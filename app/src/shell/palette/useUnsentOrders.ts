import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { groupUnsentOrdersQuery, unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { mayDo } from '#retailers/model/groupOrder.ts';
import { getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { orderEntries } from './model/orders.ts';

const NONE: readonly UnsentOrder[] = [];
const noRefusal = () => undefined;

/** Returns unsent orders, cached ones first and then reloaded. For a group, those of the user's pharmacies. */
export function useUnsentOrders(allowed: boolean) {
  const client = useClient();
  const { staff } = useSession();
  const group = staff.grouporderingenabled;
  const current = useAtomValue(currentOrderAtom)?.orderId ?? null;
  const own = useQuery({ ...unsentOrdersQuery(client), enabled: allowed && !group });
  const retailers = useQuery({ ...assignedRetailersQuery(client, staff), enabled: allowed && group });
  const assigned = useMemo(() => retailers.data?.filter(({ isAssigned }) => isAssigned) ?? [], [retailers.data]);
  const ids = assigned.map(({ id }) => id);
  const ofGroup = useQuery(groupUnsentOrdersQuery(client, staff.retailerid, allowed && group ? ids : []));
  const entries = useMemo(
    () =>
      group
        ? orderEntries(ofGroup.data ?? [], current, (order) => getRefusal(mayDo('open', order, assigned)))
        : orderEntries(own.data ?? NONE, current, noRefusal),
    [group, ofGroup.data, own.data, assigned, current],
  );
  return { entries, queries: [own, retailers, ofGroup] };
}

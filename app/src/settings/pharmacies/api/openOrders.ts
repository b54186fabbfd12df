import type { StaffMember } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { groupUnsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { canOpen } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { getOpenOrders, type OpenOrder } from '#settings/pharmacies/model/openOrders.ts';

/**
 * Returns the user's open orders for pharmacies; empty without permission to read orders.
 * @param retailerids nothing is read while it is empty
 */
export function useOpenOrders(user: StaffMember, retailerids: readonly number[]): readonly OpenOrder[] {
  const mayRead = canOpen('Ordering', useSession().staff).allowed;
  const { data } = useQuery(groupUnsentOrdersQuery(useClient(), user.retailerid, mayRead ? retailerids : []));
  return getOpenOrders(data ?? [], user, retailerids);
}

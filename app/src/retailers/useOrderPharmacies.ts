import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { orderRetailersQuery } from './api/orderRetailers.ts';

/**
 * How many pharmacies a group's order is for: each is sent every line of it. Null for a pharmacy on its own, and while
 * nobody knows.
 */
export function useOrderPharmacies(orderid: number | null): number | null {
  const { grouporderingenabled } = useSession().staff;
  const { data } = useQuery({
    ...orderRetailersQuery(useClient(), grouporderingenabled ? orderid : null),
    staleTime: 30_000,
  });
  return grouporderingenabled && data ? data.length : null;
}

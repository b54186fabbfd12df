import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { orderPlacesQuery } from './api/orderPlaces.ts';
import type { OrderGroup } from './model/orderGroup.ts';
import { useOrderPharmacies } from './useOrderPharmacies.ts';

/**
 * Reads a group order's pharmacies and accounts, always fresh. The group is null for a single pharmacy; `pending` until
 * known.
 */
export function useReadOrderGroup(orderId: number | null): { group: OrderGroup | null; pending: boolean } {
  const { retailerid, grouporderingenabled } = useSession().staff;
  const pharmacies = useOrderPharmacies(orderId);
  const hasPharmacies = pharmacies !== null && pharmacies.length > 0;
  const { data, isPending } = useQuery({
    ...orderPlacesQuery(useClient(), retailerid, hasPharmacies ? orderId : null),
    staleTime: 0,
  });
  const group = useMemo(() => pharmacies && { pharmacies, places: data ?? null }, [pharmacies, data]);
  return { group, pending: grouporderingenabled && (pharmacies === null || (hasPharmacies && isPending)) };
}

/**
 * Returns a function that reads a group order's pharmacies and accounts; null for a single pharmacy, or if unreadable.
 */
export function useOrderGroup(orderId: number | null): () => Promise<OrderGroup | null> {
  const { client, queryClient } = useServices();
  const { retailerid } = useSession().staff;
  const pharmacies = useOrderPharmacies(orderId);
  return async () => {
    if (pharmacies === null) return null;
    const query = { ...orderPlacesQuery(client, retailerid, orderId), staleTime: 0 };
    // Without accounts, the pharmacies are still returned.
    const places = pharmacies.length > 0 ? await queryClient.fetchQuery(query).catch(() => null) : null;
    return { pharmacies, places };
  };
}

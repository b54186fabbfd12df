import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cents } from '#rules/money.ts';
import { useClient, useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { orderPlacesQuery } from './api/orderPlaces.ts';
import { orderRetailersQuery } from './api/orderRetailers.ts';
import {
  type OrderGroup,
  type OrderPlaces,
  orderShares,
  type Pharmacy,
  type PharmacyShare,
} from './model/orderShares.ts';

/** Milliseconds for which what is known of an order's pharmacies is not asked for again. */
const KNOWN_FOR = 30_000;

/**
 * The pharmacies that a group's order is for: each is sent every line of it. Null for a pharmacy on its own, and while
 * nobody knows.
 */
export function useOrderPharmacies(orderid: number | null): readonly Pharmacy[] | null {
  const { grouporderingenabled } = useSession().staff;
  const { data } = useQuery({
    ...orderRetailersQuery(useClient(), grouporderingenabled ? orderid : null),
    staleTime: KNOWN_FOR,
  });
  return useMemo(
    () =>
      grouporderingenabled && data
        ? data.map(({ retailerid, retailername }) => ({ id: retailerid, name: retailername }))
        : null,
    [grouporderingenabled, data],
  );
}

/**
 * Who waits for what of a group's order; null for a pharmacy on its own, while nobody knows, and where it is refused. What
 * was sent to the only pharmacy of an order has left it: there it is asked for only where accounts are wanted.
 */
export function useOrderPlaces(
  orderid: number | null,
  { withAccounts = false }: { withAccounts?: boolean } = {},
): { places: OrderPlaces | null; pending: boolean } {
  const { retailerid } = useSession().staff;
  const pharmacies = useOrderPharmacies(orderid);
  const asks = pharmacies !== null && pharmacies.length > (withAccounts ? 0 : 1);
  const { data, isPending } = useQuery({
    ...orderPlacesQuery(useClient(), retailerid, asks ? orderid : null),
    staleTime: withAccounts ? 0 : KNOWN_FOR,
  });
  return { places: (asks && data) || null, pending: asks && isPending };
}

/** What is left of a group's order for each of its pharmacies (ruling 54). Null as with `useOrderPharmacies`. */
export function useOrderShares(
  order: { id: number; lines: readonly { id: number; total: Cents }[] } | null,
): readonly PharmacyShare[] | null {
  const pharmacies = useOrderPharmacies(order?.id ?? null);
  const { places } = useOrderPlaces(order?.id ?? null);
  return useMemo(
    () => (order && pharmacies ? orderShares(order.lines, pharmacies, places?.waiting ?? null) : null),
    [order, pharmacies, places],
  );
}

/** Reads anew whom a group's order is for, and on which accounts; null for a pharmacy on its own, and where it cannot be read. */
export function useOrderGroup(orderid: number | null): () => Promise<OrderGroup | null> {
  const { client, queryClient } = useServices();
  const { retailerid } = useSession().staff;
  const pharmacies = useOrderPharmacies(orderid);
  return async () => {
    if (pharmacies === null) return null;
    const query = { ...orderPlacesQuery(client, retailerid, orderid), staleTime: 0 };
    // What is known without it is said all the same: for whom.
    const places = pharmacies.length > 0 ? await queryClient.fetchQuery(query).catch(() => null) : null;
    return { pharmacies, places };
  };
}

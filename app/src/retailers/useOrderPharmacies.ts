import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { orderPlacesQuery } from './api/orderPlaces.ts';
import { orderRetailersQuery } from './api/orderRetailers.ts';
import type { OrderPlaces } from './model/orderPlaces.ts';
import { orderShares, type Pharmacy, type PharmacyShare } from './model/orderShares.ts';

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
 * Who waits for what of a group's order; null for a pharmacy on its own, while nobody knows, where it is refused, and for
 * an order of one pharmacy alone: what was sent to it has left the order.
 */
export function useOrderPlaces(orderid: number | null): OrderPlaces | null {
  const { retailerid } = useSession().staff;
  const several = (useOrderPharmacies(orderid)?.length ?? 0) > 1;
  const { data } = useQuery({
    ...orderPlacesQuery(useClient(), retailerid, several ? orderid : null),
    staleTime: KNOWN_FOR,
  });
  return (several && data) || null;
}

/** What is left of a group's order for each of its pharmacies (ruling 54). Null as with `useOrderPharmacies`. */
export function useOrderShares(
  order: { id: number; lines: readonly { id: number; total: Cents }[] } | null,
): readonly PharmacyShare[] | null {
  const pharmacies = useOrderPharmacies(order?.id ?? null);
  const places = useOrderPlaces(order?.id ?? null);
  return useMemo(
    () => (order && pharmacies ? orderShares(order.lines, pharmacies, places?.waiting ?? null) : null),
    [order, pharmacies, places],
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { orderPlacesQuery } from './api/orderPlaces.ts';
import { orderRetailersQuery } from './api/orderRetailers.ts';
import type { OrderPlaces } from './model/orderPlaces.ts';
import { orderShares, type PharmacyShare } from './model/orderShares.ts';
import type { Pharmacy } from './model/pharmacy.ts';

/** Milliseconds for which an order's pharmacies stay fresh. */
const STALE_TIME_MS = 30_000;

/**
 * Returns the pharmacies of a group's order, which each receive every line. Null for a single pharmacy, and while
 * unknown.
 */
export function useOrderPharmacies(orderId: number | null): readonly Pharmacy[] | null {
  const { grouporderingenabled } = useSession().staff;
  const { data } = useQuery({
    ...orderRetailersQuery(useClient(), grouporderingenabled ? orderId : null),
    staleTime: STALE_TIME_MS,
  });
  return (grouporderingenabled && data) || null;
}

/**
 * Returns pending pharmacies per line of a group's order. Null for a single pharmacy, while unknown, if denied, and for
 * an order with one pharmacy, whose sent lines leave the order.
 */
export function useOrderPlaces(orderId: number | null): OrderPlaces | null {
  const { retailerid } = useSession().staff;
  const several = (useOrderPharmacies(orderId)?.length ?? 0) > 1;
  const { data } = useQuery({
    ...orderPlacesQuery(useClient(), retailerid, several ? orderId : null),
    staleTime: STALE_TIME_MS,
  });
  return (several && data) || null;
}

/** Returns the remaining value per pharmacy of a group's order (ruling 54). Null as for `useOrderPharmacies`. */
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

import { useQuery } from '@tanstack/react-query';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useClient } from '#session/services.ts';
import { basketsQuery } from './api/baskets.ts';
import type { BasketType } from './model/basketType.ts';

const NONE: readonly UnsentOrder[] = [];

/** Returns the baskets of a type and the selected one, by default the first. @param chosen order id of the selection */
export function useBaskets(type: BasketType, chosen: number | null) {
  const query = useQuery(basketsQuery(useClient(), type));
  const baskets = query.data ?? NONE;
  return { query, baskets, basket: baskets.find(({ orderId }) => orderId === chosen) ?? baskets[0] ?? null };
}

import type { Product } from '@mortar/contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '#products/search/api/products.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { productEntries, productSearches } from './model/products.ts';

const NONE: readonly Product[] = [];

/** What several searches found, each by itself: one that fails leaves those that the others found. */
const together = (searches: UseQueryResult<readonly Product[]>[]) => ({
  lists: searches.map(({ data }) => data ?? NONE),
  busy: searches.some(({ isFetching }) => isFetching),
  failed: searches.filter(({ isError, isFetching }) => isError && !isFetching),
});

/**
 * Products by name and by code.
 * @param asked what is searched for, once it has rested
 * @param allowed false for anyone who may not read products: then nothing is asked
 */
export function useFoundProducts(asked: string, allowed: boolean) {
  const client = useClient();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const { lists, busy, failed } = useQueries({
    queries: (allowed ? productSearches(asked) : []).map((search) => productsQuery(client, search, schedules)),
    combine: together,
  });
  const entries = useMemo(() => productEntries(lists), [lists]);
  return { entries, busy, failed };
}

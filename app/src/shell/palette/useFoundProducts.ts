import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '#products/search/api/products.ts';
import type { Product } from '#products/search/model/product.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { productEntries, productSearches } from './model/products.ts';

const NONE: readonly Product[] = [];

/** Combines searches; a failed one keeps the results of others. */
const together = (searches: UseQueryResult<readonly Product[]>[]) => ({
  lists: searches.map(({ data }) => data ?? NONE),
  busy: searches.some(({ isFetching }) => isFetching),
  failed: searches.filter(({ isError, isFetching }) => isError && !isFetching),
});

/**
 * Returns products by name and code.
 * @param requested debounced text
 * @param allowed false without permission to read products, to request nothing
 */
export function useFoundProducts(requested: string, allowed: boolean) {
  const client = useClient();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const { lists, busy, failed } = useQueries({
    queries: (allowed ? productSearches(requested) : []).map((search) => productsQuery(client, search, schedules)),
    combine: together,
  });
  const entries = useMemo(() => productEntries(lists), [lists]);
  return { entries, busy, failed };
}

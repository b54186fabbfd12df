import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { productHistoryQuery } from './api/historyOfYear.ts';
import { type PriceTrails, priceTrails } from './model/priceTrail.ts';

/**
 * Returns prices paid in the last year, by `trailKey`, with one call per product; empty while loading and after an
 * error, since they are optional.
 * @param productCode null without a product
 */
export function usePriceTrails(productCode: string | null): PriceTrails {
  const { data } = useQuery(productHistoryQuery(useClient(), productCode));
  return useMemo(() => priceTrails(data ?? []), [data]);
}

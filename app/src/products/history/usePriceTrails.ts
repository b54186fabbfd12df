import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '#session/services.ts';
import { productHistoryQuery } from './api/historyOfYear.ts';
import { type PriceTrails, priceTrails } from './model/priceTrail.ts';

/**
 * The prices that were paid for a product over the last year, by `trailKey`. One call a product, whoever shows them;
 * empty until it is answered, and where it fails: a trail is a help, never a condition.
 * @param productcode null while no product is chosen
 */
export function usePriceTrails(productcode: string | null): PriceTrails {
  const { data } = useQuery(productHistoryQuery(useClient(), productcode));
  return useMemo(() => priceTrails(data ?? []), [data]);
}

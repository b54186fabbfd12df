import { useEffect, useRef } from 'react';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import type { Product } from '#products/search/model/product.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/** Milliseconds a row has to keep focus, so that passed rows are not requested. */
const PREFETCH_DELAY_MS = 60;

/**
 * Prefetches supplier prices of the focused product. Failures are reported when it is selected.
 * @returns function to call with the focused row; null for none
 */
export function usePricePrefetch(): (product: Product | null) => void {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const { adid } = usePromotion();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (product) => {
    clearTimeout(timer.current);
    if (!product) return;
    const query = supplierPricesQuery(client, product.productCode, settings, grouporderingenabled, adid);
    timer.current = window.setTimeout(() => {
      if (queryClient.getQueryState(query.queryKey)?.status !== 'error') void queryClient.prefetchQuery(query);
    }, PREFETCH_DELAY_MS);
  };
}

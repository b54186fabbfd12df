import type { Product } from '@mortar/contract';
import { useEffect, useRef } from 'react';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/** Milliseconds that the keyboard rests on a row before it is asked about: rows that are passed over are not. */
const RESTS = 60;

/**
 * Asks what suppliers charge for the product in front of the keyboard, so that its prices are there when it is chosen. What
 * cannot be read is asked for again then alone, and says so.
 * @returns to be told of each row that gets the keyboard; null where none has it
 */
export function usePricePrefetch(): (product: Product | null) => void {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const { adid } = usePromotion();
  const asking = useRef(0);
  useEffect(() => () => clearTimeout(asking.current), []);
  return (product) => {
    clearTimeout(asking.current);
    if (!product) return;
    const query = supplierPricesQuery(client, product.productcode, settings, grouporderingenabled, adid);
    asking.current = window.setTimeout(() => {
      if (queryClient.getQueryState(query.queryKey)?.status !== 'error') void queryClient.prefetchQuery(query);
    }, RESTS);
  };
}

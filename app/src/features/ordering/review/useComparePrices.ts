import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useKnownProducts } from '#features/ordering/guidance/api/knownProducts.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/**
 * Reads current prices of lines on request and in sequence, since no call returns several products. Failed prices stay
 * unchecked.
 */
export function useComparePrices(lines: readonly OrderLine[]) {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const advertId = useAtomValue(currentOrderAtom)?.adid ?? 0;
  const products = useKnownProducts();
  const [busy, setBusy] = useState(false);
  const missing = [...new Set(lines.map(({ productCode }) => productCode))].filter(
    (code) => (products.get(code)?.prices ?? null) === null,
  );
  return {
    busy,
    missing: missing.length,
    async compare() {
      setBusy(true);
      for (const code of missing) {
        const query = supplierPricesQuery(client, code, settings, grouporderingenabled, advertId);
        await queryClient.prefetchQuery({ ...query, retry: false });
      }
      setBusy(false);
    },
  };
}

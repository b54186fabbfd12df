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
 * Reads what suppliers ask now for lines whose prices nobody has read, one after the other: no call gives those of several
 * products, so it is done for whoever asks for it. A price that cannot be read stays not looked at.
 */
export function useComparePrices(lines: readonly OrderLine[]) {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const adid = useAtomValue(currentOrderAtom)?.adid ?? 0;
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
        const query = supplierPricesQuery(client, code, settings, grouporderingenabled, adid);
        await queryClient.prefetchQuery({ ...query, retry: false });
      }
      setBusy(false);
    },
  };
}

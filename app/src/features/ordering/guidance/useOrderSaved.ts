import { useMemo } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import { vatShown } from '#rules/nettPrice.ts';
import { useSettings } from '#session/settings.tsx';
import { useKnownProducts } from './api/knownProducts.ts';
import { type Saved, savedByOrder } from './model/savings.ts';
import { rowsOnce } from './model/toRows.ts';

/** Returns savings of lines, as far as this session has read other prices and history. */
export function useOrderSaved(lines: readonly OrderLine[]): Saved {
  const products = useKnownProducts();
  const settings = useSettings();
  const rows = useMemo(() => rowsOnce(settings), [settings]);
  return useMemo(
    () =>
      savedByOrder(lines, (code) => {
        const known = products.get(code);
        if (!known) return null;
        return { rows: rows(known.prices), vat: vatShown(settings), lastPaid: known.past?.lastPaid ?? null };
      }),
    [lines, products, rows, settings],
  );
}

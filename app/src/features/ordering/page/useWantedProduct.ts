import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Product } from '#products/search/model/product.ts';
import { wantedProductAtom } from '#products/search/wantedProduct.ts';

/**
 * Selects the product that was chosen outside the page.
 * @param free false to wait while a popup is within a process
 */
export function useWantedProduct(free: boolean, onChoose: (product: Product) => void): void {
  const [requested, setRequested] = useAtom(wantedProductAtom);
  const select = useEffectEvent(onChoose);
  useEffect(
    function selectRequested() {
      if (!free || !requested) return;
      setRequested(null);
      select(requested);
    },
    [free, requested, setRequested],
  );
}

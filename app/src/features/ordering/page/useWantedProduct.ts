import type { Product } from '@mortar/contract';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { wantedProductAtom } from '#products/search/wantedProduct.ts';

/**
 * Takes up the product that was chosen beside the page.
 * @param free false while a popup is in the middle of something: then it waits
 */
export function useWantedProduct(free: boolean, onChoose: (product: Product) => void): void {
  const [wanted, setWanted] = useAtom(wantedProductAtom);
  const takeUp = useEffectEvent(onChoose);
  useEffect(
    function takeUpWhatIsWanted() {
      if (!free || !wanted) return;
      setWanted(null);
      takeUp(wanted);
    },
    [free, wanted, setWanted],
  );
}

import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { BASKET_TYPES, type BasketType } from './model/basketType.ts';

/** Milliseconds until a requested tab is shown (002 §2.5, §9). */
const TAB_DELAY_MS = 500;

/** Tab requested by links to a basket; null once shown (002 §2.5). */
export const requestedBasketTabAtom = atom<BasketType | null>(null);
requestedBasketTabAtom.debugLabel = 'asked basket tab';

/** Returns the active tab: the user's choice, until another is requested. */
export function useBasketTab(): [tab: BasketType, choose: (tab: BasketType) => void] {
  const [tab, setTab] = useState<BasketType>(BASKET_TYPES[0]);
  const [requestedTab, setRequestedTab] = useAtom(requestedBasketTabAtom);
  useEffect(
    function showRequestedTab() {
      if (requestedTab === null) return;
      const timer = setTimeout(() => {
        setTab(requestedTab);
        setRequestedTab(null);
      }, TAB_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [requestedTab, setRequestedTab],
  );
  return [
    tab,
    (chosen) => {
      // A manual choice cancels the request.
      setRequestedTab(null);
      setTab(chosen);
    },
  ];
}

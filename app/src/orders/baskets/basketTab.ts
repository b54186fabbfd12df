import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { BASKET_TYPES, type BasketType } from './model/basketType.ts';

/** Milliseconds until a tab that is asked for is shown (002 §2.5, §9). */
const SELECTED_AFTER = 500;

/** The tab that Basket Management is asked to show, by whoever leads to a basket; null once it is shown (002 §2.5). */
export const askedBasketTabAtom = atom<BasketType | null>(null);
askedBasketTabAtom.debugLabel = 'asked basket tab';

/** The tab that is shown: the one somebody chose, until another is asked for. */
export function useBasketTab(): [tab: BasketType, choose: (tab: BasketType) => void] {
  const [tab, setTab] = useState<BasketType>(BASKET_TYPES[0]);
  const [asked, setAsked] = useAtom(askedBasketTabAtom);
  useEffect(
    function showTheTabThatIsAskedFor() {
      if (asked === null) return;
      const timer = setTimeout(() => {
        setTab(asked);
        setAsked(null);
      }, SELECTED_AFTER);
      return () => clearTimeout(timer);
    },
    [asked, setAsked],
  );
  return [
    tab,
    (chosen) => {
      // Who chose one meanwhile is not taken away from it.
      setAsked(null);
      setTab(chosen);
    },
  ];
}

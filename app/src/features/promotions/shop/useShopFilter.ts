import { useState } from 'react';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import type { CardLayout } from './PromotionCards.tsx';

const LAYOUTS: readonly CardLayout[] = ['card', 'list', 'grid'];

const readLayout = (stored: unknown) => LAYOUTS.find((layout) => layout === stored);

/** What of the promotions is shown, and how: the layout is remembered of the person on this computer. */
export function useShopFilter() {
  /** As it is typed. */
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [layout, chooseLayout] = useRememberedValue<CardLayout>('promotions layout', 'card', readLayout);
  return {
    ...{ text, setText, search, page, setPage, layout },
    find(words: string) {
      setSearch(words.trim());
      setPage(1);
    },
    chooseLayout,
  };
}

export type ShopFilter = ReturnType<typeof useShopFilter>;

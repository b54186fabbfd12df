import { useState } from 'react';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import type { CardLayout } from './PromotionCards.tsx';

const LAYOUTS: readonly CardLayout[] = ['card', 'list', 'grid'];

const readLayout = (stored: unknown) => LAYOUTS.find((layout) => layout === stored);

/** Controls filter and layout of promotions; the layout is stored per user on this computer. */
export function useShopFilter() {
  /** Text before debouncing. */
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [layout, chooseLayout] = useRememberedValue<CardLayout>('promotions layout', 'card', readLayout);
  return {
    text,
    setText,
    search,
    page,
    setPage,
    layout,
    find(words: string) {
      setSearch(words.trim());
      setPage(1);
    },
    chooseLayout,
  };
}

export type ShopFilter = ReturnType<typeof useShopFilter>;

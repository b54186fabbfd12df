import { useState } from 'react';
import { machineStorage } from '#session/storage.ts';
import type { CardLayout } from './PromotionCards.tsx';

const KEY = 'mortar.choice.promotions';
const LAYOUTS: readonly CardLayout[] = ['card', 'list', 'grid'];

function readLayout(): CardLayout {
  const kept = machineStorage.read(KEY);
  return LAYOUTS.find((layout) => layout === kept) ?? 'card';
}

/** What of the promotions is shown, and how: the layout is remembered on this computer. */
export function useShopFilter() {
  /** As it is typed. */
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [layout, setLayout] = useState(readLayout);
  return {
    ...{ text, setText, search, page, setPage, layout },
    find(words: string) {
      setSearch(words.trim());
      setPage(1);
    },
    chooseLayout(next: CardLayout) {
      machineStorage.write(KEY, next);
      setLayout(next);
    },
  };
}

export type ShopFilter = ReturnType<typeof useShopFilter>;

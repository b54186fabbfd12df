import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { fn } from 'storybook/test';
import { FavouritesPanel } from '#features/ordering/favourites/FavouritesPanel.tsx';
import type { SearchHandle } from '#features/ordering/search/SearchedList.tsx';
import type { Product } from '#products/search/model/product.ts';
import { Frame } from '#stories/frame.tsx';

/** The Favourites tab of the left pane. */
export function Favourites() {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<DataGridHandle<Product>>(null);
  const handle = useRef<SearchHandle>(null);
  return (
    <Frame width={408} height={420}>
      <FavouritesPanel searchRef={search} gridRef={grid} handleRef={handle} onChoose={fn()} onStep={fn()} />
    </Frame>
  );
}

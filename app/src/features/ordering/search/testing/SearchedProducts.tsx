import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { fn } from 'storybook/test';
import { ProductsPanel } from '#features/ordering/search/ProductsPanel.tsx';
import type { Product } from '#products/search/model/product.ts';
import { Frame } from '#stories/frame.tsx';

/** Products with search, in the width of the ordering page. */
export function SearchedProducts() {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<DataGridHandle<Product>>(null);
  return (
    <Frame width={408} height={420}>
      <ProductsPanel searchRef={search} gridRef={grid} onChoose={fn()} onStep={fn()} />
    </Frame>
  );
}

import type { Product } from '@mortar/contract';
import { type DataGridHandle, SplitPane, Tabs } from '@mortar/design-system';
import type { Ref, RefObject } from 'react';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import { ProductsPanel, type SearchHandle } from '#features/ordering/search/ProductsPanel.tsx';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { messages } from './messages.ts';

export interface ListsPaneProps {
  /** The product that is being ordered: its generics are listed. */
  product: Product | null;
  searchRef: RefObject<HTMLInputElement | null>;
  gridRef: RefObject<DataGridHandle<Product> | null>;
  handleRef: Ref<SearchHandle>;
  onChoose(product: Product): void;
  onStep(step: 'search' | 'products'): void;
}

/** The left of the ordering page: the lists that a product is chosen from (001 §2). */
export function ListsPane({ product, onChoose, ...products }: ListsPaneProps) {
  const split = usePaneSize('lists', 60);
  const lists = (
    <SplitPane
      label={messages.lists}
      direction="column"
      {...split}
      first={<ProductsPanel {...products} onChoose={onChoose} />}
      second={<GenericsPanel product={product} onChoose={onChoose} />}
    />
  );
  return (
    <Tabs
      label={messages.tabs.left}
      tabs={[{ id: 'products', label: messages.tabs.products, content: lists }]}
      active="products"
      onChange={() => undefined}
    />
  );
}

import { SplitPane } from '@mortar/design-system';
import { createContext, use, useMemo } from 'react';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import { messages } from '#features/ordering/page/messages.ts';
import { type ListTab, type ListTabProps, searchedTab } from '#features/ordering/search/listTab.tsx';
import { ProductsPanel } from '#features/ordering/search/ProductsPanel.tsx';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import type { Product } from '#products/search/model/product.ts';

/** Product being ordered, whose generics are listed. */
export const ChosenProduct = createContext<Product | null>(null);

const Search = searchedTab(ProductsPanel);

/** Search, and generics of the selected product below. */
function ProductsTab(props: ListTabProps) {
  const { shown, onChoose, onStep, handleRef } = props;
  const product = use(ChosenProduct);
  const split = usePaneSize('lists', 60);
  // Memoised elements, so that ordering steps do not render lists again.
  const search = useMemo(
    () => (
      <Search
        shown={shown}
        onChoose={onChoose}
        onStep={onStep}
        handleRef={handleRef}
        onAdvancedRegrets={() => undefined}
      />
    ),
    [shown, onChoose, onStep, handleRef],
  );
  const ofProduct = useMemo(
    () => <GenericsPanel product={product} shown={shown} onChoose={onChoose} />,
    [product, shown, onChoose],
  );
  return <SplitPane label={messages.lists} direction="column" {...split} first={search} second={ofProduct} />;
}

export const productsTab: ListTab = {
  id: 'products',
  digit: 1,
  label: messages.tabs.products,
  kind: 'searched',
  part: ProductsTab,
};

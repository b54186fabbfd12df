import type { Product } from '@mortar/contract';
import { type DataGridHandle, SplitPane, Tabs } from '@mortar/design-system';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import type { RegretsHandle } from '#features/ordering/regrets/RegretsPanel.tsx';
import { ProductsPanel, type SearchHandle } from '#features/ordering/search/ProductsPanel.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';

// Regrets are looked at after the products, if at all.
const RegretsPanel = lazyPart(() =>
  import('#features/ordering/regrets/RegretsPanel.tsx').then((module) => module.RegretsPanel),
);

// Few pharmacies belong to a group: the others never fetch its part.
const GroupRegretsButton = lazyPart(() =>
  import('#features/ordering/regrets/GroupRegretsButton.tsx').then((module) => module.GroupRegretsButton),
);

/** What the page may ask of the lists. */
export interface ListsHandle {
  /** Gives the keyboard to the list that a product was chosen from. */
  focusList(): void;
  /** What has the keyboard when nothing else wants it: the search, or the list of the tab that stands open. */
  home(): HTMLElement | null;
}

export interface ListsPaneProps {
  /** The product that is being ordered: its generics are listed. */
  product: Product | null;
  searchRef: RefObject<HTMLInputElement | null>;
  listsRef: Ref<ListsHandle>;
  handleRef: Ref<SearchHandle>;
  /** @param quantity what the quantity selector proposes; null for what it proposes of any product */
  onChoose(product: Product, quantity?: number | null): void;
  onStep(step: 'search' | 'products'): void;
  /** Opens Advanced Regrets. */
  onAdvancedRegrets(): void;
}

/** The left of the ordering page: the lists that a product is chosen from (001 §2). */
export function ListsPane({ product, searchRef, listsRef, onChoose, onAdvancedRegrets, ...products }: ListsPaneProps) {
  const { grouporderingenabled } = useSession().staff;
  const [buttonShown, showButton] = useState(grouporderingenabled);
  const split = usePaneSize('lists', 60);
  const [active, setActive] = useState<'products' | 'regrets'>('products');
  const productsGrid = useRef<DataGridHandle<Product>>(null);
  const regretsGrid = useRef<RegretsHandle>(null);
  const [before, setBefore] = useState(product);
  if (before !== product) {
    setBefore(product);
    // What was ordered is done: the product search comes next (001 §4).
    if (!product) setActive('products');
  }
  useEffect(function fetchWhatIsNeededLater() {
    void RegretsPanel.fetchAhead();
  }, []);
  useImperativeHandle(listsRef, () => {
    const focusList = () => (active === 'regrets' ? regretsGrid : productsGrid).current?.focus();
    return {
      focusList,
      home() {
        if (active === 'products') return searchRef.current;
        focusList();
        return document.activeElement as HTMLElement | null;
      },
    };
  });
  const lists = (
    <SplitPane
      label={messages.lists}
      direction="column"
      {...split}
      first={<ProductsPanel {...products} searchRef={searchRef} gridRef={productsGrid} onChoose={onChoose} />}
      second={<GenericsPanel product={product} onChoose={onChoose} />}
    />
  );
  const regrets = (
    <PartBoundary onFail={() => setActive('products')}>
      <RegretsPanel
        shown={active === 'regrets'}
        gridRef={regretsGrid}
        onFocus={() => products.onStep('products')}
        onChoose={onChoose}
        onAdvanced={onAdvancedRegrets}
      />
    </PartBoundary>
  );
  return (
    <Tabs
      label={messages.tabs.left}
      tabs={[
        { id: 'products', label: messages.tabs.products, content: lists },
        {
          id: 'regrets',
          label: messages.tabs.regrets,
          content: regrets,
          unavailable: grouporderingenabled ? messages.tabs.noRegrets : undefined,
        },
      ]}
      active={active}
      onChange={setActive}
      aside={
        buttonShown && (
          <PartBoundary onFail={() => showButton(false)}>
            <GroupRegretsButton onClick={onAdvancedRegrets} />
          </PartBoundary>
        )
      }
    />
  );
}

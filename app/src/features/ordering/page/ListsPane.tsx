import type { Product } from '@mortar/contract';
import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import { SlidersHorizontal } from 'lucide-react';
import { memo, type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import type { RegretsHandle } from '#features/ordering/regrets/RegretsPanel.tsx';
import { ProductsPanel, type SearchHandle } from '#features/ordering/search/ProductsPanel.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { whenIdle } from '#parts/whenIdle.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { useSession } from '#session/useSession.ts';
import type { ListStep } from './flow.ts';
import { messages } from './messages.ts';
import { type PaneTab, PaneTabs } from './PaneTabs.tsx';
import './orderingPage.css';

// Lists behind the first are fetched while the page is idle, before somebody goes there.
const GenericsTab = lazyPart(() =>
  import('#features/ordering/generics/GenericsTab.tsx').then((module) => module.GenericsTab),
);
const FavouritesPanel = lazyPart(() =>
  import('#features/ordering/favourites/FavouritesPanel.tsx').then((module) => module.FavouritesPanel),
);
const PreferencesPanel = lazyPart(() =>
  import('#features/ordering/preferences/PreferencesPanel.tsx').then((module) => module.PreferencesPanel),
);
const RegretsPanel = lazyPart(() =>
  import('#features/ordering/regrets/RegretsPanel.tsx').then((module) => module.RegretsPanel),
);
// Few pharmacies belong to a group: the others never fetch its part.
const GroupRegretsButton = lazyPart(() =>
  import('#features/ordering/regrets/GroupRegretsButton.tsx').then((module) => module.GroupRegretsButton),
);

type ListId = 'products' | 'regrets' | 'generics' | 'favourites' | 'preferences';

/** What the page may give the keyboard to in a list. */
function useListParts() {
  const searchRef = useRef<HTMLInputElement>(null);
  const gridRef = useRef<DataGridHandle<Product>>(null);
  const handleRef = useRef<SearchHandle>(null);
  return { searchRef, gridRef, handleRef };
}

interface ListsOptions extends Pick<ListsPaneProps, 'product' | 'onChoose' | 'onStep' | 'onAdvancedRegrets'> {
  active: ListId;
  split: ReturnType<typeof usePaneSize>;
  parts: Record<'products' | 'generics' | 'favourites', ReturnType<typeof useListParts>>;
  regretsRef: RefObject<RegretsHandle | null>;
}

/** What the tabs hold. Each is the same element until something about it changes: steps of ordering draw no list again. */
function useLists({ active, product, split, parts, regretsRef, onChoose, onStep, onAdvancedRegrets }: ListsOptions) {
  const told = useStableHandlers({ onChoose, onStep });
  const toldByRegrets = useStableHandlers({
    onChoose,
    onFocus: () => onStep('regrets'),
    onAdvanced: onAdvancedRegrets,
  });
  const [refs] = useState(parts);
  const inSight = (id: ListId) => active === id;
  const shown = {
    products: inSight('products'),
    regrets: inSight('regrets'),
    generics: inSight('generics'),
    favourites: inSight('favourites'),
  };
  const search = useMemo(
    () => <ProductsPanel {...refs.products} {...told} shown={shown.products} />,
    [refs, told, shown.products],
  );
  const ofProduct = useMemo(
    () => <GenericsPanel product={product} shown={shown.products} onChoose={told.onChoose} />,
    [product, shown.products, told],
  );
  const regrets = useMemo(
    () => <RegretsPanel {...toldByRegrets} gridRef={regretsRef} shown={shown.regrets} />,
    [toldByRegrets, regretsRef, shown.regrets],
  );
  const generics = useMemo(
    () => <GenericsTab {...refs.generics} {...told} shown={shown.generics} />,
    [refs, told, shown.generics],
  );
  const favourites = useMemo(
    () => <FavouritesPanel {...refs.favourites} {...told} shown={shown.favourites} />,
    [refs, told, shown.favourites],
  );
  const preferences = useMemo(
    () => (
      <div className="lists-preferences" onFocusCapture={() => told.onStep('preferences')}>
        <PreferencesPanel />
      </div>
    ),
    [told],
  );
  const products = <SplitPane label={messages.lists} direction="column" {...split} first={search} second={ofProduct} />;
  return { products, regrets, generics, favourites, preferences };
}

/** What the page may ask of the lists. */
export interface ListsHandle {
  /** Gives the keyboard to the list that a product was chosen from. */
  focusList(): void;
  /** Brings the search of the list in sight, or the products' where it has none, into sight, and answers it. */
  showSearch(): HTMLInputElement | null;
  /** What has the keyboard when nothing else wants it: the search, or the list of the tab that stands open. */
  home(): HTMLElement | null;
}

export interface ListsPaneProps {
  /** The product that is being ordered: its generics are listed. */
  product: Product | null;
  /** The search of the list in sight; the products' where it has none. */
  searchRef: RefObject<HTMLInputElement | null>;
  listsRef: Ref<ListsHandle>;
  handleRef: RefObject<SearchHandle | null>;
  /** @param quantity what the quantity selector proposes; null for what it proposes of any product */
  onChoose(product: Product, quantity?: number | null): void;
  onStep(step: ListStep): void;
  /** Opens Advanced Regrets. */
  onAdvancedRegrets(): void;
}

/**
 * The left of the ordering page: the lists that a product is chosen from, and the preferences (001 §2). Each keeps its
 * state behind the others, and only the one in sight asks the server.
 */
export const ListsPane = memo(function ListsPane(props: ListsPaneProps) {
  const { product, searchRef, listsRef, handleRef, ...told } = props;
  const split = usePaneSize('lists', 60);
  const { grouporderingenabled } = useSession().staff;
  const [active, setActive] = useState<ListId>('products');
  const [buttonShown, showButton] = useState(grouporderingenabled);
  const [arrived, setArrived] = useState(0);
  const products = useListParts();
  const generics = useListParts();
  const favourites = useListParts();
  const regrets = useRef<RegretsHandle>(null);
  const parts = active === 'generics' ? generics : active === 'favourites' ? favourites : products;

  // Read again with every list that has come: its search is there from then on.
  const searchOf = () => parts.searchRef.current ?? products.searchRef.current;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(searchRef, searchOf, [
    parts,
    products,
    arrived,
  ]);
  useImperativeHandle(listsRef, () => {
    const focusList = () => (active === 'regrets' ? regrets : parts.gridRef).current?.focus();
    return {
      focusList,
      showSearch() {
        // What is typed is meant for it: the letter is written before anything else can be drawn.
        if (parts === products) flushSync(() => setActive('products'));
        return searchOf();
      },
      home() {
        if (active !== 'regrets') return searchOf();
        focusList();
        return document.activeElement as HTMLElement | null;
      },
    };
  });
  useImperativeHandle(handleRef, () => ({ type: (typed) => parts.handleRef.current?.type(typed) }), [parts.handleRef]);

  const [ordering, setOrdering] = useState(product !== null);
  if (ordering !== (product !== null)) {
    setOrdering(product !== null);
    // A line was added: the next begins at a search, and what has none gives way to the products.
    if (product === null && parts === products) setActive('products');
  }
  useEffect(
    () =>
      whenIdle(function fetchLists() {
        for (const part of [FavouritesPanel, GenericsTab, RegretsPanel, PreferencesPanel]) part.fetchAhead();
      }),
    [],
  );

  const lists = useLists({
    ...told,
    active,
    product,
    split,
    parts: { products, generics, favourites },
    regretsRef: regrets,
  });
  const list = (id: ListId): PaneTab<ListId> => ({ id, label: messages.tabs[id], content: lists[id] });
  return (
    <PaneTabs<ListId>
      label={messages.tabs.left}
      first="products"
      tabs={[
        list('products'),
        { ...list('regrets'), ...(grouporderingenabled && { unavailable: messages.noRegretsForGroups }) },
        list('generics'),
        list('favourites'),
        { ...list('preferences'), icon: <SlidersHorizontal size={16} aria-hidden />, iconOnly: true },
      ]}
      active={active}
      onChange={setActive}
      takeKeyboard={(id) => {
        if (id === 'regrets') return regrets.current?.begin() ?? false;
        const searched = parts !== products || id === 'products';
        if (searched) parts.searchRef.current?.focus();
        return searched;
      }}
      onArrive={() => setArrived((count) => count + 1)}
      aside={
        buttonShown && (
          <PartBoundary onFail={() => showButton(false)}>
            <GroupRegretsButton onClick={told.onAdvancedRegrets} />
          </PartBoundary>
        )
      }
    />
  );
});

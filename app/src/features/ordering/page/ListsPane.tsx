import type { Product } from '@mortar/contract';
import { type DataGridHandle, LoadingState, SplitPane, type Tab, Tabs } from '@mortar/design-system';
import { SlidersHorizontal } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import type { RegretsHandle } from '#features/ordering/regrets/RegretsPanel.tsx';
import { ProductsPanel, type SearchHandle } from '#features/ordering/search/ProductsPanel.tsx';
import { useListKeys } from '#keyboard/useListKeys.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { useSession } from '#session/useSession.ts';
import type { ListStep } from './flow.ts';
import { messages } from './messages.ts';
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

/** The lists, in the order of their tabs and of their keys: Alt+1 to Alt+5. */
const LISTS = ['products', 'regrets', 'generics', 'favourites', 'preferences'] as const;
type ListId = (typeof LISTS)[number];

function whenIdle(act: () => void): () => void {
  // Safari knows no idle time.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/** What the page may give the keyboard to in a list. */
function useListParts() {
  const searchRef = useRef<HTMLInputElement>(null);
  const gridRef = useRef<DataGridHandle<Product>>(null);
  const handleRef = useRef<SearchHandle>(null);
  return { searchRef, gridRef, handleRef };
}

/** Tells when a list that came into sight is there, since lists are fetched. */
function Arrival({ shown, onArrive }: { shown: boolean; onArrive(): void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(
    function tellOnceInSight() {
      if (shown) arrive();
    },
    [shown],
  );
  return null;
}

interface ListsOptions extends Pick<ListsPaneProps, 'product' | 'onChoose' | 'onStep' | 'onAdvancedRegrets'> {
  active: ListId;
  split: ReturnType<typeof usePaneSize>;
  parts: Record<'products' | 'generics' | 'favourites', ReturnType<typeof useListParts>>;
  regretsRef: RefObject<RegretsHandle | null>;
}

/** What the tabs hold. Each is the same element until something about it changes: steps of ordering draw no list again. */
function useLists({ active, product, split, parts, regretsRef, onChoose, onStep, onAdvancedRegrets }: ListsOptions) {
  const latest = useRef({ onChoose, onStep, onAdvancedRegrets });
  useEffect(function rememberWhoIsTold() {
    latest.current = { onChoose, onStep, onAdvancedRegrets };
  });
  const [told] = useState(() => ({
    onChoose: (chosen: Product, quantity?: number | null) => latest.current.onChoose(chosen, quantity),
    onStep: (step: ListStep) => latest.current.onStep(step),
  }));
  const [toldByRegrets] = useState(() => ({
    onChoose: told.onChoose,
    onFocus: () => told.onStep('regrets'),
    onAdvanced: () => latest.current.onAdvancedRegrets(),
  }));
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
export function ListsPane({ product, searchRef, listsRef, handleRef, ...told }: ListsPaneProps) {
  const split = usePaneSize('lists', 60);
  const { grouporderingenabled } = useSession().staff;
  const [active, setActive] = useState<ListId>('products');
  const [buttonShown, showButton] = useState(grouporderingenabled);
  const [arrived, setArrived] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  /** True from a key that opens a list until that has the keyboard. */
  const going = useRef(false);
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

  const takeKeyboard = () => {
    const first = '[role="tabpanel"]:not([hidden]) :is(input, select, button):not(:disabled)';
    const hasSearch = parts !== products || active === 'products';
    const target = hasSearch ? parts.searchRef.current : pane.current?.querySelector<HTMLElement>(first);
    target?.focus();
  };
  const arrive = () => {
    setArrived((count) => count + 1);
    if (!going.current) return;
    going.current = false;
    takeKeyboard();
    // A list that was there before is shown a frame after it was chosen; nothing takes the keyboard while it is hidden.
    requestAnimationFrame(takeKeyboard);
  };
  const list = (id: ListId, content: ReactNode): Tab<ListId> => ({
    id,
    label: messages.tabs[id],
    keyShortcut: `Alt+${LISTS.indexOf(id) + 1}`,
    content: (
      <PartBoundary onFail={() => setActive('products')}>
        <Suspense fallback={<LoadingState text={messages.loadingList} />}>
          {content}
          <Arrival shown={active === id} onArrive={arrive} />
        </Suspense>
      </PartBoundary>
    ),
  });
  const lists = useLists({
    ...told,
    active,
    product,
    split,
    parts: { products, generics, favourites },
    regretsRef: regrets,
  });
  const tabs: Tab<ListId>[] = [
    list('products', lists.products),
    {
      ...list('regrets', lists.regrets),
      ...(grouporderingenabled && { unavailable: messages.noRegretsForGroups }),
    },
    list('generics', lists.generics),
    list('favourites', lists.favourites),
    {
      ...list('preferences', lists.preferences),
      icon: <SlidersHorizontal size={16} aria-hidden />,
      iconOnly: true,
    },
  ];
  useListKeys(LISTS.length, (at) => {
    const tab = tabs.find(({ id }) => id === LISTS[at]);
    if (!tab || tab.unavailable !== undefined) return;
    if (tab.id === active) return takeKeyboard();
    going.current = true;
    setActive(tab.id);
  });
  return (
    <div ref={pane} className="lists-pane">
      <Tabs
        label={messages.tabs.left}
        size="sm"
        tabs={tabs}
        active={active}
        onChange={setActive}
        aside={
          buttonShown && (
            <PartBoundary onFail={() => showButton(false)}>
              <GroupRegretsButton onClick={told.onAdvancedRegrets} />
            </PartBoundary>
          )
        }
      />
    </div>
  );
}

import type { Product } from '@mortar/contract';
import { whenIdle } from '@mortar/design-system';
import { createRef, memo, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { favouritesTab } from '#features/ordering/favourites/tab.ts';
import { genericsTab } from '#features/ordering/generics/tab.ts';
import { preferencesTab } from '#features/ordering/preferences/tab.tsx';
import { regretsTab } from '#features/ordering/regrets/tab.ts';
import type { ListHandle, ListTab, ListTabProps } from '#features/ordering/search/listTab.tsx';
import type { SearchHandle } from '#features/ordering/search/SearchedList.tsx';
import { focusElement } from '#keyboard/giveKeyboardTo.ts';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { PaneTabs } from './PaneTabs.tsx';
import { ChosenProduct, productsTab } from './ProductsTab.tsx';
import { useTabPlace } from './useTabPlace.ts';
import './orderingPage.css';

/** The tabs of the left pane; what somebody wants who has typed, or added a line, stands first. */
const LISTS: readonly ListTab[] = [productsTab, regretsTab, genericsTab, favouritesTab, preferencesTab];

// Few pharmacies belong to a group: the others never fetch its part.
const GroupRegretsButton = lazyPart(
  () => import('#features/ordering/regrets/GroupRegretsButton.tsx'),
  'GroupRegretsButton',
);

/** What the page may ask of the lists. */
export interface ListsHandle {
  /** Gives the keyboard to the list that a product was chosen from. */
  focusList(): void;
  /** Brings the search of the list in sight, or the products' where it has none, into sight, and answers it. */
  showSearch(): HTMLInputElement | null;
  /** What has the keyboard when nothing else wants it: the search, or the list of the tab that stands open. */
  returnFocus(): HTMLElement | null;
}

export interface ListsPaneProps extends Pick<ListTabProps, 'onChoose' | 'onStep' | 'onAdvancedRegrets'> {
  /** The product that is being ordered: its generics are listed. */
  product: Product | null;
  /** The search of the list in sight; the products' where it has none. */
  searchRef: RefObject<HTMLInputElement | null>;
  listsRef: Ref<ListsHandle>;
  handleRef: RefObject<SearchHandle | null>;
}

/** True where the keyboard is nowhere, or on the page's heading, which has it where nothing else wants it. */
const isFocusFree = () => document.activeElement?.matches('body, h1') ?? true;

/** A list keeps its state behind the others, and steps of ordering draw it no more than they change it. */
const List = memo(function List({ tab: { part: Part }, ...props }: ListTabProps & { tab: ListTab }) {
  return <Part {...props} />;
});

/**
 * The left of the ordering page: the lists that a product is chosen from, and the preferences (001 §2). Each keeps its
 * state behind the others, and only the one in sight asks the server.
 */
export const ListsPane = memo(function ListsPane(props: ListsPaneProps) {
  const { product, searchRef, listsRef, handleRef } = props;
  const handlers = useStableHandlers({
    onChoose: props.onChoose,
    onStep: props.onStep,
    onAdvancedRegrets: props.onAdvancedRegrets,
  });
  const { staff } = useSession();
  const [handles] = useState(() => new Map(LISTS.map(({ id }) => [id, createRef<ListHandle>()])));
  const tabs = LISTS.map((tab) => ({
    ...{ tab, id: tab.id, unavailable: tab.refusal?.(staff), passing: tab.kind === 'form' },
  }));
  // What is on promotion is listed among the products.
  const [active, setActive] = useTabPlace('list', tabs, usePromotion().adid === 0);
  const [buttonShown, showButton] = useState(staff.grouporderingenabled);
  const [arrived, setArrived] = useState(0);
  const kind = LISTS.find(({ id }) => id === active)?.kind;
  const getHandle = (id: string) => handles.get(id)?.current ?? null;
  /** The list that is searched: what has no search leaves that to the products. */
  const searched = kind === 'searched' ? active : productsTab.id;

  // Read again with every list that has come: its search is there from then on.
  const getSearch = () => getHandle(searched)?.search() ?? getHandle(productsTab.id)?.search() ?? null;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(searchRef, getSearch, [searched, arrived]);
  useImperativeHandle(listsRef, () => {
    const focusList = () => getHandle(kind === 'rows' ? active : searched)?.focusList();
    return {
      focusList,
      showSearch() {
        // What is typed is meant for it: the letter is written before anything else can be drawn.
        if (kind !== 'searched') flushSync(() => setActive(productsTab.id));
        return getSearch();
      },
      returnFocus: () => (kind === 'rows' ? focusElement({ current: { focus: focusList } }) : getSearch()),
    };
  });
  useImperativeHandle(handleRef, () => ({ type: (typed) => getHandle(searched)?.type(typed) }));

  const [ordering, setOrdering] = useState(product !== null);
  /** What one begins at in the tab takes the keyboard as soon as it is in sight: it is fetched, but for the first. */
  const [focusPending, setFocusPending] = useState(active !== productsTab.id);
  if (ordering !== (product !== null)) {
    setOrdering(product !== null);
    // A line was added: the next begins at a search, and what has none gives way to the products.
    if (product === null && kind !== 'searched') {
      setActive(productsTab.id);
      setFocusPending(true);
    }
  }
  const arrive = () => {
    setArrived((count) => count + 1);
    if (!focusPending) return;
    setFocusPending(false);
    // The panel is shown a frame after it was chosen, and what closed before could not give it the keyboard.
    requestAnimationFrame(() => {
      if (!isFocusFree()) return;
      if (kind === 'searched') getSearch()?.focus();
      else getHandle(active)?.start();
    });
  };
  useEffect(
    () =>
      // Lists behind the first are fetched while the page is idle, before somebody goes there.
      whenIdle(function fetchLists() {
        for (const { part } of LISTS) part.prefetch?.();
      }),
    [],
  );
  return (
    <ChosenProduct value={product}>
      <PaneTabs
        label={messages.tabs.left}
        tabs={tabs.map(({ tab, id, unavailable }) => ({
          ...{
            id,
            unavailable,
            digit: tab.digit,
            label: tab.label,
            icon: tab.icon,
            iconOnly: tab.icon !== undefined,
          },
          content: <List tab={tab} shown={active === tab.id} handleRef={handles.get(tab.id) ?? null} {...handlers} />,
        }))}
        active={active}
        onChange={setActive}
        takeFocus={(id) => getHandle(id)?.start() ?? false}
        onArrive={arrive}
        aside={
          buttonShown && (
            <PartBoundary onFail={() => showButton(false)}>
              <GroupRegretsButton onClick={handlers.onAdvancedRegrets} />
            </PartBoundary>
          )
        }
      />
    </ChosenProduct>
  );
});

import { whenIdle } from '@mortar/design-system';
import { createRef, memo, useEffect, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { favouritesTab } from '#features/ordering/favourites/tab.ts';
import { genericsTab } from '#features/ordering/generics/tab.ts';
import { messages } from '#features/ordering/page/messages.ts';
import { usePageHandles } from '#features/ordering/page/pageHandles.ts';
import { preferencesTab } from '#features/ordering/preferences/tab.tsx';
import { regretsTab } from '#features/ordering/regrets/tab.ts';
import type { ListHandle, ListTab, ListTabProps } from '#features/ordering/search/listTab.tsx';
import { focusElement } from '#keyboard/focus/focusElement.ts';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import type { Product } from '#products/search/model/product.ts';
import { useSession } from '#session/useSession.ts';
import { PaneTabs } from './PaneTabs.tsx';
import { ChosenProduct, productsTab } from './ProductsTab.tsx';
import { useTabPlace } from './useTabPlace.ts';
import '#features/ordering/page/orderingPage.css';

/** Tabs of the left pane; focus goes to the first after typing or adding a line. */
const LISTS: readonly ListTab[] = [productsTab, regretsTab, genericsTab, favouritesTab, preferencesTab];

// Loaded for groups only, which few pharmacies belong to.
const GroupRegretsButton = lazyPart(
  () => import('#features/ordering/regrets/GroupRegretsButton.tsx'),
  'GroupRegretsButton',
);

export interface ListsPaneProps extends Pick<ListTabProps, 'onChoose' | 'onStep' | 'onAdvancedRegrets'> {
  /** Product being ordered, whose generics are listed. */
  product: Product | null;
}

/** True if nothing has focus, or the page's heading as a fallback. */
const isFocusFree = () => document.activeElement?.matches('body, h1') ?? true;

/** Keeps its state while hidden, and skips renders during ordering steps. */
const List = memo(function List({ tab: { part: Part }, ...props }: ListTabProps & { tab: ListTab }) {
  return <Part {...props} />;
});

/**
 * Left pane of the ordering page: lists of products, and preferences (001 §2). Each keeps its state while hidden, and
 * only the active one loads.
 */
export const ListsPane = memo(function ListsPane(props: ListsPaneProps) {
  const { product } = props;
  const { lists } = usePageHandles();
  const handlers = useStableHandlers({
    onChoose: props.onChoose,
    onStep: props.onStep,
    onAdvancedRegrets: props.onAdvancedRegrets,
  });
  const { staff } = useSession();
  const [handles] = useState(() => new Map(LISTS.map(({ id }) => [id, createRef<ListHandle>()])));
  const tabs = LISTS.filter(({ isFor }) => isFor?.(staff) ?? true).map((tab) => ({
    tab,
    id: tab.id,
    unavailable: tab.refusal?.(staff),
    passing: tab.kind === 'form',
  }));
  // Promoted products are listed in the Products tab.
  const [active, setActive] = useTabPlace('list', tabs, usePromotion().adid === 0);
  const [buttonShown, showButton] = useState(staff.grouporderingenabled);
  const kind = LISTS.find(({ id }) => id === active)?.kind;
  const getHandle = (id: string) => handles.get(id)?.current ?? null;
  /** Searched list; tabs without a search use the products'. */
  const searched = kind === 'searched' ? active : productsTab.id;

  const getSearch = () => getHandle(searched)?.search() ?? getHandle(productsTab.id)?.search() ?? null;
  useImperativeHandle(lists, () => {
    const focusList = () => getHandle(kind === 'rows' ? active : searched)?.focusList();
    return {
      focusList,
      getSearch,
      type: (typed) => getHandle(searched)?.type(typed),
      showSearch() {
        // Synchronous, so that the typed character reaches the field.
        if (kind !== 'searched') flushSync(() => setActive(productsTab.id));
        return getSearch();
      },
      returnFocus: () => (kind === 'rows' ? focusElement({ current: { focus: focusList } }) : getSearch()),
    };
  });

  const [ordering, setOrdering] = useState(product !== null);
  /** The tab's first element is focused once loaded; the first tab needs no loading. */
  const [focusPending, setFocusPending] = useState(active !== productsTab.id);
  if (ordering !== (product !== null)) {
    setOrdering(product !== null);
    // After a line was added, the next starts at a search; tabs without one switch to the products.
    if (product === null && kind !== 'searched') {
      setActive(productsTab.id);
      setFocusPending(true);
    }
  }
  const focusOnceMounted = () => {
    if (!focusPending) return;
    setFocusPending(false);
    // The panel appears a frame after its selection, and the closed popup could not focus it.
    requestAnimationFrame(() => {
      if (!isFocusFree()) return;
      if (kind === 'searched') getSearch()?.focus();
      else getHandle(active)?.start();
    });
  };
  useEffect(
    () =>
      // Loads hidden lists while the page is idle.
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
          id,
          unavailable,
          digit: tab.digit,
          label: tab.label,
          icon: tab.icon,
          iconOnly: tab.icon !== undefined,
          content: <List tab={tab} shown={active === tab.id} handleRef={handles.get(tab.id) ?? null} {...handlers} />,
        }))}
        active={active}
        onChange={setActive}
        focusTab={(id) => getHandle(id)?.start() ?? false}
        onMounted={focusOnceMounted}
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

import type { DataGridHandle } from '@mortar/design-system';
import { createContext, createRef, type RefObject, useContext } from 'react';
import type { ReviewHandle } from '#features/ordering/review/ReviewPrefetch.tsx';
import type { SearchHandle } from '#features/ordering/search/SearchedList.tsx';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';

/** Methods of the lists on the left. */
interface ListsHandle extends SearchHandle {
  /** Focuses the list that the product was chosen from. */
  focusList(): void;
  /** Search of the active list, or the products'; null until loaded. */
  getSearch(): HTMLInputElement | null;
  /** Shows that search and returns it. */
  showSearch(): HTMLInputElement | null;
  /** Default focus: the search, or the list of the active tab. */
  returnFocus(): HTMLElement | null;
}

/** Methods of the centre. */
interface OrderPaneHandle {
  /**
   * Shows the current order.
   * @param then called once it is visible, if it was hidden; hidden elements cannot receive focus
   * @returns true if it was visible already
   */
  showOrder(then: () => void): boolean;
}

const getFocused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * Returns the handles of the ordering page's parts, and what parts do with those of others. Each part sets its own
 * handle; one that is not loaded does nothing.
 */
export function createPageHandles() {
  const lists: RefObject<ListsHandle | null> = createRef();
  const order: RefObject<OrderPaneHandle | null> = createRef();
  const prices: RefObject<DataGridHandle<PriceRow> | null> = createRef();
  const lines: RefObject<DataGridHandle<OrderLine> | null> = createRef();
  const review: RefObject<ReviewHandle | null> = createRef();
  return {
    lists,
    order,
    prices,
    lines,
    review,
    /** Focuses the supplier prices and returns the focused element. */
    focusPrices() {
      prices.current?.focus();
      return getFocused();
    },
    /** Shows the current order and focuses a line. Returns the focused element, or null if the order was hidden. */
    focusLine(lineId: number) {
      const focus = () => lines.current?.focusRow(lineId);
      if (!order.current?.showOrder(focus)) return null;
      focus();
      return getFocused();
    },
    /** Returns the default focus target of the page. */
    returnFocus: () => lists.current?.returnFocus() ?? null,
  };
}

export type PageHandles = ReturnType<typeof createPageHandles>;

/** Provided by OrderingPage. There is no default, so that a part outside of the page throws. */
export const PageHandlesContext = createContext(null as unknown as PageHandles);

export const usePageHandles = (): PageHandles => useContext(PageHandlesContext);

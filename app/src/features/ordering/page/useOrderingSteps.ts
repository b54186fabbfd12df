import { announce, toast } from '@mortar/design-system';
import { type Dispatch, useState } from 'react';
import { useOrderAgain } from '#features/ordering/order/useOrderAgain.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import type { UnsavedNew } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import type { FlowEvent, PageStep } from './flow.ts';
import type { PageHandles } from './pageHandles.ts';
import type { OrderPopup } from './popups/orderPopup.ts';

interface OrderingStepsOptions {
  dispatch: Dispatch<FlowEvent>;
  /** Opens a popup about orders, or closes it. */
  show(popup: OrderPopup | null): void;
  handles: PageHandles;
}

/**
 * Returns what the panes call while a product is ordered, with stable identities, so that a step renders only what it
 * changes; how a product of a popup or link is ordered; and the latest change of the order, for the bar.
 */
export function useOrderingSteps({ dispatch, show, handles }: OrderingStepsOptions) {
  const { current, editable } = useCurrentOrder();
  const { ordering_PPL_Enabled: preferredEnabled } = useSettings();
  const { grouporderingenabled: group } = useSession().staff;
  const [saved, setSaved] = useState<Saved | null>(null);
  /** Orders the product of a popup, which closes. */
  const orderProduct = (product: Product, quantity?: number) => {
    show(null);
    steps.chooseProduct(product, quantity);
  };
  const orderAgain = useOrderAgain(orderProduct);
  const steps = useStableHandlers({
    chooseProduct(product: Product, quantity: number | null = null) {
      // Preferred products belong to a pharmacy, not a group (001 §4).
      const prompts = preferredEnabled && !group ? 'substitute' : undefined;
      dispatch({ type: 'product chosen', product, prompts, quantity });
      handles.order.current?.showOrder(handles.focusPrices);
    },
    choosePrice(price: SupplierPrice, digits = '') {
      if (!current) show({ kind: 'manager' });
      else if (!editable.allowed) toast.error(editable.reason);
      else dispatch({ type: 'price chosen', price, digits, prompts: price.locked ? 'lock' : undefined });
    },
    orderAgain: (line: PastLine) => orderAgain(line),
    selectPrice: (price: SupplierPrice | null) => dispatch({ type: 'price selected', price }),
    tryAgain: ({ product, price, quantity }: UnsavedNew) => dispatch({ type: 'tried again', product, price, quantity }),
    goTo: (step: PageStep) => dispatch({ type: 'went to', step }),
    showSaved(next: Saved) {
      setSaved(next);
      announce(next.spoken);
    },
    openManager: () => show({ kind: 'manager' }),
    openRegrets: () => show({ kind: 'regrets' }),
    focusList: () => handles.lists.current?.focusList(),
  });
  return { steps, orderProduct, saved };
}

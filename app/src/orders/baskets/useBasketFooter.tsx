import type { BasketStatus } from '@mortar/contract';
import { Button, toast } from '@mortar/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { can, getRefusal } from '#session/permissions.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';
import type { MadeOrder } from './api/orderFromBasket.ts';
import { messages } from './messages.ts';

const texts = messages.baskets;

const OrderFromBasket = lazyPart(() => import('./ordering/OrderFromBasket.tsx'), 'OrderFromBasket');

export interface BasketFooterOptions {
  /** Selected basket; null for none. */
  basket: UnsentOrder | null;
  onOpened(): void;
  onMade(order: MadeOrder): void;
}

/** Provides the main actions of a basket: modify, and create an order (002 §2.5, §4, §5). */
export function useBasketFooter({ basket, onOpened, onMade }: BasketFooterOptions): {
  footer: ReactNode;
  /** Prompts, to render once. */
  popups: ReactNode;
  createOrder(): void;
} {
  const permissions = usePermissions();
  const { open } = useOpenOrder();
  const showError = useErrorToast();
  const [opening, setOpening] = useState(false);
  const [ordering, setOrdering] = useState<UnsentOrder | null>(null);
  useEffect(function prefetchLaterParts() {
    OrderFromBasket.prefetch();
  }, []);
  // The list contains the lock and its holder.
  const lockReason = basket?.locked ? currentMessages.basketOpenedBy(basket.staffName) : undefined;
  const refusals = {
    modify: getRefusal(can.changeBaskets(permissions)) ?? lockReason,
    order: getRefusal(can.createOrders(permissions)) ?? lockReason,
  };
  const modify = async () => {
    if (!basket) return toast.warning(texts.selectToOpen);
    const refusal = getRefusal(can.changeBaskets(permissions));
    if (refusal) return showError(refusal);
    setOpening(true);
    // The server decides who has it open, not the list.
    const result = await open(basket, basket.status as BasketStatus);
    setOpening(false);
    if (result.kind === 'refused') showError(result.reason);
    if (result.kind === 'opened') onOpened();
  };
  const change = useCommand({
    id: 'baskets.modify',
    title: texts.modify,
    key: 'Alt+M',
    place: texts.title,
    busy: opening,
    run: () => void modify(),
  });
  const createOrder = () => {
    if (!basket) toast.warning(texts.selectBasket);
    else if (refusals.order) showError(refusals.order);
    else if (basket.lineCount === 0) toast.warning(texts.empty);
    else setOrdering(basket);
  };
  return {
    createOrder,
    footer: (
      <>
        <Button variant="outline" {...change.button} unavailable={refusals.modify}>
          {change.title}
        </Button>
        {/* Enter retries if the baskets could not be read. */}
        <Button {...(basket && { keyHint: '↵' })} unavailable={refusals.order} onClick={createOrder}>
          {texts.createOrder}
        </Button>
      </>
    ),
    popups: (
      <PartBoundary onFail={() => setOrdering(null)}>
        {ordering && <OrderFromBasket basket={ordering} onMade={onMade} onCancel={() => setOrdering(null)} />}
      </PartBoundary>
    ),
  };
}

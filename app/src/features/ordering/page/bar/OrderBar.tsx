import { BottomBar, Button } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { pageHintsAtom } from '#commands/registry.ts';
import { getButtonProps } from '#commands/useCommand.ts';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { useHasFocus, useHint } from '#keyboard/focus/useHasFocus.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { useOrderShares } from '#retailers/useOrderPharmacies.ts';
import { useMoney } from '#session/settings.tsx';
import '#features/ordering/order/orderWorth.css';
import './orderBar.css';
import type { OrderActions } from './useOrderActions.tsx';

// Loaded for groups only, which few pharmacies belong to.
const GroupWorth = lazyPart(() => import('#features/ordering/order/GroupWorth.tsx'), 'GroupWorth');
// Loaded lazily, since the total is visible already.
const CountedTotal = lazyPart(() => import('#features/ordering/order/CountedTotal.tsx'), 'CountedTotal');

const texts = orderMessages.order;

export interface OrderBarProps {
  actions: OrderActions;
  /** Result of the latest change, shown until focus moves on. */
  saved?: Saved | null;
  /** First item: the menu button. */
  menu?: ReactNode;
  /** Opens the assignment of a group's order. */
  onRetailers?: ((orderId: number) => void) | undefined;
}

/** Latest announcement, until focus moves on after its popup has closed. */
function useCurrentAnnouncement(saved: Saved | null): Saved | null {
  const place = useHint('');
  /** Focused region when first shown: '' while a popup has focus, null once focus moved on. */
  const [announced, setAnnounced] = useState<{ saved: Saved | null; place: string | null }>({ saved, place: '' });
  if (announced.saved !== saved) setAnnounced({ saved, place: '' });
  else if (announced.place === '' && place !== '') setAnnounced({ saved, place });
  else if (announced.place !== null && announced.place !== '' && place !== announced.place)
    setAnnounced({ saved, place: null });
  return announced.saved === saved && announced.place !== null ? saved : null;
}

/** Shows the open order's summary and actions; always visible (001 §4). */
export function OrderBar({ actions, saved = null, menu, onRetailers }: OrderBarProps) {
  const money = useMoney();
  const worth = useRef<HTMLOutputElement>(null);
  const { order } = useCurrentOrder();
  const shares = useOrderShares(order);
  const { rename, complete, save, discard } = actions;
  const hint = useHint(useAtomValue(pageHintsAtom));
  const inOrder = useHasFocus('order');
  const announced = useCurrentAnnouncement(saved);
  const hints = announced ? <p className="order-said">{announced.text}</p> : <p className="step-hints">{hint}</p>;
  if (!order) {
    return (
      <BottomBar
        start={
          <>
            {menu}
            {hints}
          </>
        }
      />
    );
  }

  const total = (
    <output ref={worth} className="order-total" aria-label={texts.totalLabel} aria-live="off" translate="no">
      <span>{money(order.total)}</span>
      <OptionalPart>
        <CountedTotal key={order.id} element={worth} total={order.total} />
      </OptionalPart>
    </output>
  );
  return (
    <BottomBar
      start={
        <>
          {menu}
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            {...getButtonProps(rename)}
            title={rename.permission?.allowed ? rename.title : undefined}
          >
            <span className="order-name" translate="no">
              {order.description}
            </span>
          </Button>
          <span className="order-lines">{texts.lines(order.lines.length)}</span>
          {shares ? (
            <OptionalPart fallback={total}>
              <GroupWorth order={order} shares={shares} onChange={onRetailers} />
            </OptionalPart>
          ) : (
            total
          )}
          {hints}
        </>
      }
      end={
        <>
          <Button variant="ghost" tone="danger" {...getButtonProps(discard)}>
            {discard.title}
          </Button>
          <Button variant="outline" tone="neutral" {...getButtonProps(save)}>
            {save.title}
          </Button>
          <Button
            // Only one button is solid: the next step is Order until focus is in the order.
            variant={inOrder ? 'solid' : 'outline'}
            {...getButtonProps(complete)}
          >
            {complete.title}
          </Button>
          {actions.confirmPopup}
        </>
      }
    />
  );
}

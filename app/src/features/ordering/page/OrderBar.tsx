import { BottomBar, Button } from '@mortar/design-system';
import type { ReactNode } from 'react';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { useShortcuts } from '#keyboard/useShortcuts.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { useOrderShares } from '#retailers/useOrderPharmacies.ts';
import { useMoney } from '#session/settings.tsx';
import type { Step } from './flow.ts';
import { stepHints } from './stepHints.ts';
import '#features/ordering/order/orderWorth.css';
import './orderBar.css';
import type { OrderActions } from './useOrderActions.tsx';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupWorth = lazyPart(() =>
  import('#features/ordering/order/GroupWorth.tsx').then((module) => module.GroupWorth),
);

const texts = orderMessages.order;

export interface OrderBarProps {
  step: Step;
  actions: OrderActions;
  /** What stands before everything: the button of the menu. */
  menu?: ReactNode;
  /** Opens what says whom a group's order is for. */
  onRetailers?: ((orderid: number) => void) | undefined;
}

/** The open order at a glance and what can be done with it; always in sight (001 §4). */
export function OrderBar({ step, actions, menu, onRetailers }: OrderBarProps) {
  const money = useMoney();
  const { order, editable } = useCurrentOrder();
  const shares = useOrderShares(order);
  const { rename, complete, save, discard } = actions;
  useShortcuts({ ...(!complete.disabled && { Enter: complete.run }), ...(!save.disabled && { s: save.run }) });
  const hints = <p className="step-hints">{stepHints(step)}</p>;
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
    <output className="order-total" aria-label={texts.totalLabel} aria-live="off">
      {money(order.total)}
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
            title={editable.allowed ? texts.rename : undefined}
            unavailable={rename.refusal}
            onClick={rename.run}
          >
            <span className="order-name">{order.description}</span>
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
          <Button variant="ghost" tone="danger" unavailable={discard.refusal} onClick={discard.run}>
            {texts.discard}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            disabled={save.disabled}
            busy={save.busy}
            keyHint="Ctrl S"
            onClick={save.run}
          >
            {texts.save}
          </Button>
          <Button
            // One coloured button: the next step is Order until the keyboard is in the order.
            variant={step === 'order' ? 'solid' : 'outline'}
            disabled={complete.disabled}
            unavailable={complete.refusal}
            keyHint="Ctrl ↵"
            onClick={complete.run}
          >
            {texts.complete}
          </Button>
          {actions.question}
        </>
      }
    />
  );
}

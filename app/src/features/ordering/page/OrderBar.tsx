import { BottomBar, Button, ConfirmPopup, toast } from '@mortar/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { useShortcuts } from '#keyboard/useShortcuts.ts';
import { useCloseOrder } from '#orders/current/useCloseOrder.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { paths } from '#pages/paths.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { useOrderPharmacies } from '#retailers/useOrderPharmacies.ts';
import { can, refusalOf } from '#session/permissions.ts';
import { useMoney } from '#session/settings.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';
import type { Step } from './flow.ts';
import { stepHints } from './stepHints.ts';
import './orderBar.css';

const texts = orderMessages.order;

export interface OrderBarProps {
  step: Step;
  onRename(order: { id: number; description: string }): void;
  onComplete(): void;
  /** Called with the order that was saved and is open no more. */
  onSaved(orderid: number): void;
}

/** The open order at a glance and what can be done with it; always in sight (001 §4). */
export function OrderBar({ step, onRename, onComplete, onSaved }: OrderBarProps) {
  const money = useMoney();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const { current, order, editable } = useCurrentOrder();
  const { save, discard, busy, mayDiscard } = useCloseOrder();
  const showError = useErrorToast();
  const pharmacies = useOrderPharmacies(current?.orderid ?? null);
  const [discarding, setDiscarding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const nothing = (order?.total ?? 0) === 0;
  // A basket is kept rather than sent: orders are made of it, and it may be left empty.
  const isBasket = current?.type === 'basket';
  const mayComplete = !nothing && !isBasket;
  const maySave = !nothing || isBasket;
  const complete = () => {
    const permission = can.sendOrders(permissions);
    if (permission.allowed) onComplete();
    else toast.error(permission.reason);
  };
  const saveAndClose = async () => {
    const orderid = current?.orderid ?? 0;
    const failed = await save();
    if (failed) showError(failed);
    else onSaved(orderid);
  };
  useShortcuts({ ...(mayComplete && { Enter: complete }), ...(maySave && { s: () => void saveAndClose() }) });
  const hints = <p className="step-hints">{stepHints(step)}</p>;
  if (!order) return <BottomBar start={hints} />;

  const discardAndLeave = async () => {
    const failed = await discard();
    setProblem(failed);
    if (!failed) void navigate(paths.dashboard());
  };
  return (
    <BottomBar
      start={
        <>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            title={editable.allowed ? texts.rename : undefined}
            unavailable={refusalOf(editable)}
            onClick={() => (editable.allowed ? onRename(order) : toast.error(editable.reason))}
          >
            <span className="order-name">{order.description}</span>
          </Button>
          <span className="order-lines">{texts.lines(order.lines.length)}</span>
          <output className="order-total" aria-label={texts.totalLabel} aria-live="off">
            {money(order.total)}
          </output>
          {pharmacies !== null && (
            <span className="order-lines">
              {pharmacies === 1
                ? retailerMessages.each.one
                : retailerMessages.each.order(pharmacies, money(order.total * pharmacies))}
            </span>
          )}
          {hints}
        </>
      }
      end={
        <>
          <Button
            variant="ghost"
            tone="danger"
            unavailable={refusalOf(mayDiscard)}
            onClick={() => (mayDiscard.allowed ? setDiscarding(true) : toast.error(mayDiscard.reason))}
          >
            {texts.discard}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            disabled={!maySave}
            busy={busy === 'save'}
            keyHint="Ctrl S"
            onClick={() => void saveAndClose()}
          >
            {texts.save}
          </Button>
          <Button
            // One coloured button: the next step is Order until the keyboard is in the order.
            variant={step === 'order' ? 'solid' : 'outline'}
            disabled={!mayComplete}
            unavailable={refusalOf(can.sendOrders(permissions))}
            keyHint="Ctrl ↵"
            onClick={complete}
          >
            {texts.complete}
          </Button>
          <ConfirmPopup
            open={discarding}
            destructive
            title={texts.discard}
            message={texts.confirmDiscard(order.description)}
            busy={busy === 'discard'}
            {...(problem && { error: problem })}
            onConfirm={() => void discardAndLeave()}
            onCancel={() => {
              setProblem(null);
              setDiscarding(false);
            }}
          />
        </>
      }
    />
  );
}

import { CartPopup, ChoicePopup, type DataGridHandle, MessagePopup, toast } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusElement } from '#keyboard/focus/focusElement.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { canShow } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { refreshAfter } from '#server/keys.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { type Completion, completeCart, type MadeOrder } from './api/completeCart.ts';
import { CartGrid } from './CartGrid.tsx';
import { useCart } from './cartStore.ts';
import { messages } from './messages.ts';
import { type CartLine, cartTotal, withLine, withoutLine, withoutOrdered } from './model/cart.ts';

export interface MyCartProps {
  /** Leads from an empty cart to the promotions. */
  onBrowse(): void;
  onClose(): void;
}

/** Only one browser tab at a time creates an order; others then find it. */
const withCartLock = <T,>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('mortar.cart', work) : work();

/** 'My Cart': promotions chosen in the shop, until ordered (002 §2.11, §4). */
export function MyCart({ onBrowse, onClose }: MyCartProps) {
  const { client, queryClient, config } = useServices();
  const session = useSession();
  const money = useMoney();
  const { cart, now, change } = useCart();
  const grid = useRef<DataGridHandle<CartLine>>(null);
  const [removing, setRemoving] = useState<CartLine | null>(null);
  const [completing, setCompleting] = useState(false);
  const [made, setMade] = useState<{ order: MadeOrder | null } | null>(null);
  const [failed, setFailed] = useState<Exclude<Completion['kind'], 'made' | 'expired'> | null>(null);
  const handlers = useStableHandlers({
    onQuantity: (line: CartLine, quantity: number) =>
      change((currentCart) => withLine(currentCart, { ...line, quantity })),
    onChoose: setRemoving,
  });
  const closeQuestion = () => {
    setRemoving(null);
    focusElement(grid);
  };
  const complete = async () => {
    if (completing) return;
    setCompleting(true);
    const memory = {
      now,
      remember: (attempt: (typeof cart)['attempt']) => change((currentCart) => ({ ...currentCart, attempt })),
    };
    const result = await withCartLock(() => completeCart({ client, queryClient, session }, memory));
    setCompleting(false);
    if (result.kind === 'expired') return;
    if (result.kind !== 'made') return setFailed(result.kind);
    change((currentCart) => withoutOrdered(currentCart, result.lines));
    void refreshAfter(queryClient, 'order imported');
    setMade({ order: result.order });
  };
  if (made) return <Made order={made.order} onClose={onClose} />;
  return (
    <>
      <CartPopup
        open
        brand={config.brand}
        count={cart.lines.length}
        total={money(cartTotal(cart))}
        completing={completing}
        removing={
          removing
            ? {
                onYes() {
                  change((currentCart) => withoutLine(currentCart, removing.promotion.supplierPriceId));
                  toast.success(messages.removed(removing.promotion.description));
                  closeQuestion();
                },
                onNo: closeQuestion,
              }
            : undefined
        }
        onComplete={() => void complete()}
        onBrowse={onBrowse}
        onCancel={onClose}
      >
        <CartGrid lines={cart.lines} removing={removing} gridRef={grid} {...handlers} />
      </CartPopup>
      {failed && (
        <MessagePopup
          open
          title={messages.failed.title}
          message={
            <>
              <p>{messages.failed.text}</p>
              {failed === 'unknown' && <p>{messages.failed.unknown}</p>}
            </>
          }
          closeLabel={messages.failed.okay}
          onClose={() => setFailed(null)}
        />
      )}
    </>
  );
}

/** The order was created: Okay leads to the dashboard (002 §2.1, §2.11), or the order is opened. */
function Made({ order, onClose }: { order: MadeOrder | null; onClose(): void }) {
  const { staff } = useSession();
  const navigate = useNavigate();
  const leave = useLeave();
  const { open } = useOpenOrder();
  const { made: texts } = messages;
  const okay = () => {
    onClose();
    void navigate(paths.dashboard());
  };
  const openOrder = async (one: MadeOrder) => {
    const opening = await open(one);
    if (opening.kind === 'refused') return void toast.error(opening.reason);
    onClose();
    void navigate(paths.ordering());
  };
  const mayOpen = order !== null && canShow('ordering', staff).allowed;
  return (
    <ChoicePopup
      open
      title={texts.title}
      message={order ? texts.numbered(order.orderNumber) : texts.text}
      choices={[
        ...(mayOpen ? [{ label: texts.open, onChoose: () => void leave(() => void openOrder(order)) }] : []),
        { label: texts.okay, primary: true, onChoose: okay },
      ]}
    />
  );
}

import type { UnsentOrder } from '@mortar/contract';
import { Button, Popup, toast } from '@mortar/design-system';
import { type ReactNode, type Ref, useState } from 'react';
import { messages as orderMessages } from '../../../order/messages.ts';
import { useOpenOrder } from '../../../order/useOpenOrder.ts';
import { useTellProblem } from '../../../order/useTellProblem.ts';
import type { Permission } from '../../../session/permissions.ts';
import { messages } from '../messages.ts';
import { DeleteOrderPopup } from './DeleteOrderPopup.tsx';

const texts = messages.manager;
const ALLOWED: Permission = { allowed: true };

export interface OrderManagerPopupProps {
  open: boolean;
  onStart(): void;
  /** Called when an order is open. */
  onOpened(): void;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

export interface OrderManagerFrameProps<Order extends UnsentOrder> extends OrderManagerPopupProps {
  size: '80' | '90';
  /** The order that is chosen. */
  order: Order | null;
  /** Whether one may be opened or deleted, where that depends on more than its lock. */
  may?(action: 'open' | 'delete', order: Order): Permission;
  startRef?: Ref<HTMLButtonElement>;
  /** The orders; they open one by calling `take`. */
  children(take: (order: Order) => void): ReactNode;
}

/** What every order manager has around its orders: opening, deleting and starting one (001 §2, 002 §2.4). */
export function OrderManagerFrame<Order extends UnsentOrder>(props: OrderManagerFrameProps<Order>) {
  const { order, may = () => ALLOWED, onStart, onOpened } = props;
  const openOrder = useOpenOrder().open;
  const tellProblem = useTellProblem();
  const [deleting, setDeleting] = useState<Order | null>(null);
  const take = async (chosen: Order | null) => {
    if (!chosen) return toast.warning(orderMessages.selectToOpen);
    const permission = may('open', chosen);
    if (!permission.allowed) return tellProblem(permission.reason);
    const opening = await openOrder(chosen);
    if (opening.kind === 'refused') tellProblem(opening.reason);
    if (opening.kind === 'opened') onOpened();
  };
  return (
    <Popup
      open={props.open}
      title={texts.title}
      size={props.size}
      onClose={props.onClose}
      returnFocusTo={props.returnFocusTo}
      footer={
        <>
          <Button
            variant="outline"
            tone="danger"
            onClick={() => (order ? setDeleting(order) : toast.warning(orderMessages.selectToDelete))}
          >
            {texts.delete}
          </Button>
          <Button variant="outline" keyHint="↵" onClick={() => void take(order)}>
            {texts.open}
          </Button>
          <Button ref={props.startRef} onClick={onStart}>
            {texts.start}
          </Button>
        </>
      }
    >
      {props.children((chosen) => void take(chosen))}
      <DeleteOrderPopup
        order={deleting}
        permission={deleting ? may('delete', deleting) : ALLOWED}
        onClose={() => setDeleting(null)}
      />
    </Popup>
  );
}

import { BottomBar, Button, Popup, toast } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Command } from '#commands/command.ts';
import { getButtonProps } from '#commands/useCommand.ts';
import { useCommands } from '#commands/useCommands.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { orderClaimsAtom } from '#orders/current/orderClaims.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { can, getRefusal, type Permission } from '#session/permissions.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions, useSession } from '#session/useSession.ts';
import { DeleteOrderPopup } from './DeleteOrderPopup.tsx';
import { messages } from './messages.ts';
import './orderManager.css';

const texts = messages.manager;
const ALLOWED: Permission = { allowed: true };
const NO_COMMANDS: readonly Command[] = [];

export interface OrderManagerPopupProps {
  open: boolean;
  /** True for the page, which cannot be closed. */
  asPage?: boolean | undefined;
  /** Initial order: the one just saved. */
  startAt?: number | undefined;
  /** True if it opened automatically: it takes no focus before the user's first key or click (ruling 67). */
  automatic?: boolean | undefined;
  onStart(): void;
  onImport(): void;
  onBaskets(): void;
  onOpened(): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

export interface OrderManagerFrameProps<Order extends UnsentOrder> extends OrderManagerPopupProps {
  size: '80' | '90';
  /** Selected order. */
  order: Order | null;
  /** True if all orders are filtered out. */
  nothingShown?: boolean;
  /** Called on the first key or click. */
  onIntent(): void;
  /** Additional conditions for opening or deleting an order, besides its lock. */
  may?(action: 'open' | 'delete', order: Order): Permission;
  /** Focuses the orders, or what follows if there are none. */
  focusOrders(): void;
  /** Ref of the start button, focused if no order is selected. */
  startRef?: Ref<HTMLButtonElement>;
  /** Renders the orders, which call `take` to open one. */
  children(take: (order: Order) => void): ReactNode;
}

/** Actions shared by all order managers: open, delete and start an order (001 §2, 002 §2.4). */
export function OrderManagerFrame<Order extends UnsentOrder>(props: OrderManagerFrameProps<Order>) {
  const { order, may = () => ALLOWED, nothingShown = false, onOpened } = props;
  const openOrder = useOpenOrder().open;
  const showError = useErrorToast();
  const orderClaims = useAtomValue(orderClaimsAtom);
  const [opening, setOpening] = useState(false);
  /** Synchronous, to ignore a second Enter. */
  const isOpening = useRef(false);
  const [deleting, setDeleting] = useState<Order | null>(null);
  const [deleted, setDeleted] = useState(0);
  const focusOrders = useEffectEvent(props.focusOrders);
  useEffect(
    function focusOtherOrders() {
      // On the delete button, Enter would ask about the next order.
      if (deleted > 0) focusOrders();
    },
    [deleted],
  );
  const { grouporderingenabled } = useSession().staff;
  const permissions = usePermissions();
  const mayStart = can.createOrders(permissions);
  // A popup's footer handles the keys.
  const place = props.asPage ? undefined : texts.title;
  const commands = {
    start: {
      id: 'orders.start',
      title: texts.start,
      key: 'Alt+N',
      place,
      permission: mayStart,
      run: props.onStart,
    },
    baskets: { id: 'orders.baskets', title: texts.baskets, key: 'Alt+B', place, run: props.onBaskets },
    import: {
      id: 'orders.import',
      title: texts.import,
      key: 'Alt+I',
      place,
      permission: mayStart,
      ...(grouporderingenabled && { permission: { allowed: false, reason: texts.notForGroups } as const }),
      run: props.onImport,
    },
  } satisfies Record<string, Command>;
  useCommands(props.open ? Object.values(commands) : NO_COMMANDS);
  /** Known objections, before any request. */
  const refusalTo = (action: 'open' | 'delete', chosen: Order | null) => {
    if (!chosen) return undefined;
    if (chosen.locked) return currentMessages.openedByAnother;
    // Deleting a non-empty order requires the update permission (000 §4, order lock).
    const deleteRefusal =
      action === 'delete' && chosen.lineCount > 0 ? getRefusal(can.updateOrders(permissions)) : undefined;
    return getRefusal(may(action, chosen)) ?? deleteRefusal;
  };
  const permissionTo = (action: 'open' | 'delete', chosen: Order): Permission => {
    const reason = refusalTo(action, chosen);
    return reason === undefined ? ALLOWED : { allowed: false, reason };
  };
  const openChosen = async (chosen: Order | null) => {
    if (isOpening.current) return;
    if (!chosen) return toast.warning(messages.selectToOpen);
    const permission = may('open', chosen);
    if (!permission.allowed) return showError(permission.reason);
    isOpening.current = true;
    setOpening(true);
    const result = await openOrder(chosen);
    isOpening.current = false;
    setOpening(false);
    if (result.kind === 'refused') showError(result.reason);
    if (result.kind === 'opened') onOpened();
  };
  const confirmDelete = async () => {
    if (!order) return toast.warning(messages.selectToDelete);
    // Orders open in another tab cannot be deleted.
    if (!(await orderClaims.take(order.orderId, 'free'))) return toast.error(currentMessages.openInAnotherTab);
    orderClaims.keepOnly(null);
    setDeleting(order);
  };
  const startButton = getButtonProps(commands.start);
  const actions = (
    <>
      <div className="order-manager__additional">
        {[commands.import, commands.baskets].map((command) => (
          <Button key={command.id} variant="ghost" tone="neutral" {...getButtonProps(command)}>
            {command.title}
          </Button>
        ))}
      </div>
      <Button
        variant="outline"
        tone="danger"
        disabled={nothingShown}
        unavailable={refusalTo('delete', order)}
        onClick={() => void confirmDelete()}
      >
        {texts.delete}
      </Button>
      <Button
        variant={order ? 'solid' : 'outline'}
        keyHint={order ? '↵' : undefined}
        disabled={nothingShown}
        busy={opening}
        unavailable={refusalTo('open', order)}
        onClick={() => void openChosen(order)}
      >
        {texts.open}
      </Button>
      <Button
        ref={props.startRef}
        variant={order || !props.startRef ? 'outline' : 'solid'}
        {...startButton}
        keyHint={order || !props.startRef ? startButton.keyHint : ['↵', startButton.keyHint ?? '']}
      >
        {commands.start.title}
      </Button>
    </>
  );
  const content = (
    <>
      {props.children((chosen) => void openChosen(chosen))}
      <DeleteOrderPopup
        order={deleting}
        permission={deleting ? permissionTo('delete', deleting) : ALLOWED}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          setDeleting(null);
          setDeleted((times) => times + 1);
        }}
      />
    </>
  );
  if (props.asPage)
    return (
      <div className="order-manager">
        {/* On the page the grid handles Enter, in the popup its button. */}
        <div className="order-manager__orders">{content}</div>
        <BottomBar end={actions} />
      </div>
    );
  return (
    <Popup
      open={props.open}
      title={texts.title}
      size={props.size}
      automatic={props.automatic}
      onIntent={props.onIntent}
      description={texts.about}
      onClose={props.onClose}
      returnFocusTo={props.returnFocusTo}
      footer={actions}
    >
      {content}
    </Popup>
  );
}

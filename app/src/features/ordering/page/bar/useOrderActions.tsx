import { ConfirmPopup } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '#commands/command.ts';
import { useCommands } from '#commands/useCommands.ts';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import type { CurrentOrder } from '#orders/current/currentOrder.ts';
import { useCloseOrder } from '#orders/current/useCloseOrder.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { paths } from '#pages/paths.ts';
import { can } from '#session/permissions.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';

const texts = orderMessages.order;

/** Commands of the open order, for bar and menu (001 §4). */
export interface OrderActions {
  rename: Command;
  complete: Command;
  save: Command;
  discard: Command;
  /** Discard confirmation, to render once. */
  confirmPopup: ReactNode;
}

export interface OrderActionsOptions {
  onRename(order: { id: number; description: string }): void;
  onComplete(): void;
  /** Called with the saved and closed order. */
  onSaved(order: CurrentOrder): void;
}

/** Provides renaming, completing, saving and discarding the open order (001 §4, order creation, saving, discarding). */
export function useOrderActions({ onRename, onComplete, onSaved }: OrderActionsOptions): OrderActions {
  const navigate = useNavigate();
  const permissions = usePermissions();
  const { current, order, editable } = useCurrentOrder();
  const { save, discard, busy, mayDiscard } = useCloseOrder();
  const showError = useErrorToast();
  const [discarding, setDiscarding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isEmpty = (order?.total ?? 0) === 0;
  // A basket is stored, not sent: orders are created from it, and it may be empty.
  const isBasket = current?.type === 'basket';
  const maySend = can.sendOrders(permissions);

  const saveAndClose = async () => {
    const saved = current;
    const failed = await save();
    if (failed) showError(failed);
    else if (saved) onSaved(saved);
  };
  const discardAndLeave = async () => {
    const failed = await discard();
    setProblem(failed);
    if (!failed) void navigate(paths.dashboard());
  };
  const commands = {
    rename: {
      id: 'order.rename',
      title: texts.rename,
      permission: editable,
      disabled: !order,
      run: () => order && onRename(order),
    },
    complete: {
      id: 'order.complete',
      title: texts.complete,
      key: 'Ctrl+Enter',
      permission: maySend,
      disabled: isEmpty || isBasket,
      run: onComplete,
    },
    save: {
      id: 'order.save',
      title: texts.save,
      key: 'Ctrl+S',
      disabled: isEmpty && !isBasket,
      busy: busy === 'save',
      run: () => void saveAndClose(),
    },
    discard: {
      id: 'order.discard',
      title: texts.discard,
      permission: mayDiscard,
      disabled: !order,
      run: () => setDiscarding(true),
    },
  } as const satisfies Record<string, Command>;
  useCommands(Object.values(commands));
  return {
    ...commands,
    confirmPopup: (
      <ConfirmPopup
        open={discarding && order !== null}
        destructive
        title={texts.discard}
        message={isBasket ? texts.confirmDiscardBasket : texts.confirmDiscard(order?.description ?? '')}
        busy={busy === 'discard'}
        {...(problem && { error: problem })}
        onConfirm={() => void discardAndLeave()}
        onCancel={() => {
          setProblem(null);
          setDiscarding(false);
        }}
      />
    ),
  };
}

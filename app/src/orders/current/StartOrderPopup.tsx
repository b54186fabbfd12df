import { ConfirmPopup, toast } from '@mortar/design-system';
import { getFailure } from '#server/outcome.ts';
import { can } from '#session/permissions.ts';
import { usePermissions } from '#session/useSession.ts';
import { useCreateOrder } from './api/createOrder.ts';
import { messages } from './messages.ts';

const texts = messages.startOrder;

export interface StartOrderPopupProps {
  open: boolean;
  /** Called with the new order, to rename it. */
  onStarted(order: { id: number; description: string }): void;
  onCancel(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Start A New Order': creates and opens an order (001 §4). */
export function StartOrderPopup({ open, onStarted, onCancel, returnFocusTo }: StartOrderPopupProps) {
  const create = useCreateOrder();
  const permission = can.createOrders(usePermissions());
  const failure = create.isError ? getFailure(create.error) : null;
  const start = () => {
    if (!permission.allowed) toast.error(permission.reason);
    else create.mutate(undefined, { onSuccess: ({ orderid, description }) => onStarted({ id: orderid, description }) });
  };
  const problem = !permission.allowed
    ? permission.reason
    : failure?.kind === 'error'
      ? messages.creationFailed(String(failure.code))
      : failure && messages.creationUnexpected;
  return (
    <ConfirmPopup
      open={open}
      title={texts.title}
      message={texts.text}
      confirmLabel={texts.start}
      cancelLabel={texts.cancel}
      busy={create.isPending}
      {...(problem && { error: problem })}
      returnFocusTo={returnFocusTo}
      onConfirm={start}
      onCancel={() => {
        create.reset();
        onCancel();
      }}
    />
  );
}

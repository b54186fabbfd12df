import { ConfirmPopup, MessagePopup, toast } from '@mortar/design-system';
import { useDeleteOrder } from '#orders/current/api/deleteOrder.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { errorText } from '#server/outcome.ts';
import type { Permission } from '#session/permissions.ts';
import { messages } from './messages.ts';

const { deleteTitle } = messages.manager;

export interface DeleteOrderPopupProps {
  /** Order to delete; null for none. */
  order: UnsentOrder | null;
  /** Permission, with the reason if denied. */
  permission: Permission;
  /** Called if it was not deleted. */
  onClose(): void;
  /** Called after deletion, once the list is updated. */
  onDeleted(): void;
}

/** 'Delete order': confirms deleting an unsent order, or explains why not (002 §5). */
export function DeleteOrderPopup({ order, permission, onClose, onDeleted }: DeleteOrderPopupProps) {
  const remove = useDeleteOrder();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!order) return;
    remove.mutate(order.orderId, {
      onSuccess: () => {
        toast.success(messages.orderDeleted(order.description));
        remove.reset();
        onDeleted();
      },
    });
  };
  const isOpen = order !== null;
  return (
    <>
      <MessagePopup
        open={isOpen && !permission.allowed}
        title={deleteTitle}
        message={permission.allowed ? '' : permission.reason}
        onClose={onClose}
      />
      <ConfirmPopup
        open={isOpen && permission.allowed}
        destructive
        title={deleteTitle}
        message={messages.confirmDeleteOrder(order?.description ?? '')}
        busy={remove.isPending}
        {...(remove.isError && { error: errorText(remove.error) })}
        onConfirm={confirm}
        onCancel={close}
      />
    </>
  );
}

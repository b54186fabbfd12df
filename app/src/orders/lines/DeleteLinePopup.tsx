import { ConfirmPopup } from '@mortar/design-system';
import type { OrderLine } from '#orders/current/model/line.ts';
import { errorText } from '#server/outcome.ts';
import { useDeleteLine } from './api/lines.ts';
import { messages } from './messages.ts';
import { type Saved, useSaved } from './useSaved.ts';

export interface DeleteLinePopupProps {
  orderId: number;
  line: OrderLine;
  onDone(saved: Saved): void;
  onCancel(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Confirm Delete' of a line (001 §4). */
export function DeleteLinePopup({ orderId, line, onDone, onCancel, returnFocusTo }: DeleteLinePopupProps) {
  const remove = useDeleteLine(orderId);
  const saved = useSaved(orderId);
  const reportDeleted = () => onDone(saved(messages.deleted(line.description), 'deleted', line));
  return (
    <ConfirmPopup
      open
      destructive
      title={messages.deleteItem.title}
      message={messages.deleteItem.text(line.description)}
      busy={remove.isPending}
      {...(remove.isError && { error: errorText(remove.error) })}
      returnFocusTo={returnFocusTo}
      onConfirm={() => remove.mutate(line.id, { onSuccess: reportDeleted })}
      onCancel={onCancel}
    />
  );
}

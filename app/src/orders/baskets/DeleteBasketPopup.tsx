import { ConfirmPopup, toast } from '@mortar/design-system';
import { useState } from 'react';
import { useDeleteOrder } from '#orders/current/api/deleteOrder.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useClient } from '#session/services.ts';
import { basketProblem } from './api/basketProblem.ts';
import { messages } from './messages.ts';

const texts = messages.delete;

export interface DeleteBasketPopupProps {
  /** Custom basket to delete; null for none. */
  basket: UnsentOrder | null;
  onClose(): void;
}

/** 'Delete Custom Basket': asks for confirmation (002 §2.5). */
export function DeleteBasketPopup({ basket, onClose }: DeleteBasketPopupProps) {
  const client = useClient();
  const remove = useDeleteOrder();
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setError(null);
    onClose();
  };
  const confirm = async () => {
    if (!basket) return;
    setError(null);
    try {
      await remove.mutateAsync(basket.orderId);
      toast.success(texts.done(basket.description));
      close();
    } catch (failure) {
      setError(await basketProblem(client, basket.orderId, failure));
    }
  };
  return (
    <ConfirmPopup
      open={basket !== null}
      destructive
      title={texts.title}
      message={texts.question}
      busy={remove.isPending}
      {...(error && { error })}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}

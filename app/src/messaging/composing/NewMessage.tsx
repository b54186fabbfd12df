import { toast } from '@mortar/design-system';
import { useEffect, useEffectEvent } from 'react';
import { messages as partnerTexts } from '#messaging/partners/messages.ts';
import { suppliersError } from '#messaging/partners/suppliersError.ts';
import type { MessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { NewMessagePopup, type NewMessagePopupProps } from './NewMessagePopup.tsx';

export interface NewMessageProps extends Omit<NewMessagePopupProps, 'suppliers'> {
  suppliers: MessagingSuppliers;
}

/** 'New Message' if there are recipients; otherwise closes with a message (002 §8). */
export function NewMessage({ suppliers, ...props }: NewMessageProps) {
  const { list, isPending, error } = suppliers;
  const problem = error ? suppliersError(error) : !isPending && list.length === 0 ? partnerTexts.none : undefined;
  const giveUp = useEffectEvent((why: string) => {
    toast.error(why);
    props.onClose();
  });
  useEffect(
    function closeWithoutSuppliers() {
      if (problem) giveUp(problem);
    },
    [problem],
  );
  return list.length > 0 && <NewMessagePopup {...props} suppliers={list} />;
}

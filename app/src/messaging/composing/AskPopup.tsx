import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Partner } from '#messaging/partners/model/partner.ts';
import { useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { refreshAfter } from '#server/keys.ts';
import { DirectMessagePopup } from './DirectMessagePopup.tsx';
import { messages } from './messages.ts';
import type { ComposeValues } from './model/compose.ts';
import { NewMessage } from './NewMessage.tsx';

const { prompting: texts } = messages;

/** Question to a supplier or support. */
export interface Question {
  /** Supplier's name; missing if any may be asked. */
  supplier?: string;
  subject: string;
  /** Reference included in the message: 'order 100123'. */
  reference: string;
}

export interface AskPopupProps {
  question: Question;
  onClose(): void;
}

/** Why the supplier cannot be contacted; undefined if it can. */
function getProblem(name: string, supplier: Partner | undefined): string | undefined {
  if (!supplier) return texts.unreachable(name);
  return supplier.online ? undefined : texts.offline(supplier.name);
}

/** Asks a supplier or support: 'New Message' or 'Direct Message' with subject and reference. */
export function AskPopup({ question, onClose }: AskPopupProps) {
  const queryClient = useQueryClient();
  const suppliers = useMessagingSuppliers();
  /** Input carried over when switching to support. */
  const [toSupport, setToSupport] = useState<ComposeValues | null>(null);
  const { supplier: name, subject, reference } = question;
  if (toSupport) {
    return (
      <DirectMessagePopup
        kind="staff"
        initial={toSupport}
        reference={reference}
        onSent={() => {
          onClose();
          void refreshAfter(queryClient, 'tickets changed');
        }}
        onClose={onClose}
      />
    );
  }
  const intended = suppliers.list.find((one) => one.name === name);
  return (
    <NewMessage
      suppliers={suppliers}
      initial={{ subject }}
      reference={reference}
      {...(name !== undefined && { recipient: intended?.hash ?? '', problem: getProblem(name, intended) })}
      instead={{ label: texts.supportInstead, onPress: setToSupport }}
      onSent={onClose}
      onClose={onClose}
    />
  );
}

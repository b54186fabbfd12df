import { toast } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { toLive } from '#messaging/conversation/api/conversationMessages.ts';
import { noteConversation } from '#messaging/conversation/api/conversations.ts';
import {
  type FirstMessage,
  notifySupplier,
  type Started,
  startConversation,
  withLastMessage,
} from '#messaging/conversation/api/newConversation.ts';
import { useTyped } from '#messaging/conversation/chat/useTyped.ts';
import { messages as conversationTexts } from '#messaging/conversation/messages.ts';
import type { Partner } from '#messaging/partners/model/partner.ts';
import { isUnknown } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { ComposeForm, type ComposeProps, getDraftKey, type Sent } from './ComposeForm.tsx';
import { messages } from './messages.ts';
import { type ComposedMessage, NOTHING_TYPED } from './model/compose.ts';
import { supplierOptions } from './supplierOptions.ts';

const { newMessage: texts } = messages;

const NO_ATTEMPT = { since: 0 };
const RULES = { select: texts.missing, fill: texts.missing };

export interface NewMessagePopupProps extends ComposeProps {
  /** Recipients in order; the first online one is selected unless `recipient` names another or none. */
  suppliers: readonly Partner[];
  /** Why the intended recipient is unavailable. */
  problem?: string | undefined;
  /** Called once conversation and message exist. @param convID its id */
  onSent(convID: number): void;
}

/**
 * Creates conversations with suppliers exactly once: unknown results are checked on the next try (002 §4).
 * @param name key of the stored draft
 */
function useStartConversation(name: string): (message: ComposedMessage) => Promise<Sent> {
  const { client, queryClient } = useServices();
  const session = useSession();
  const link = useAtomValue(liveLinkAtom);
  /** Conversation without its message, which the next try continues. */
  const emptyConversation = useRef<Extract<Started, { kind: 'empty' }>>(null);
  /** Time in ms of a send with unknown result; 0 if known. */
  const attempt = useTyped(`${name}, sent`, NO_ATTEMPT);
  const context = { client, queryClient, session };

  const reportSent = ({ conversation, id, sentAt }: Extract<Started, { kind: 'sent' }>, first: FirstMessage) => {
    const text = first.message;
    const written = { id, sentAt, text, own: true, author: '', isRead: false };
    void Promise.all([
      link?.send('SendMessage', toLive(conversation, written)),
      link?.send('SendConversation', { ...withLastMessage(conversation, text), category: first.category }),
    ]).catch(() => toast.error(conversationTexts.liveFailed));
    noteConversation(queryClient, withLastMessage(conversation, text));
    void notifySupplier(context, conversation, text);
  };
  return async ({ to: registeredHash, ...message }) => {
    const { since } = attempt.now();
    if (since === 0) attempt.keep({ since: Date.now() });
    const first = { ...message, registeredHash, since: since || undefined };
    const started = await startConversation(context, first, emptyConversation.current?.conversation);
    if (started.kind === 'sent') {
      attempt.forget();
      reportSent(started, first);
      return { kind: 'sent', id: started.conversation.convID };
    }
    if (started.error.failure.kind === 'expired') return { kind: 'expired' };
    // Other results are checked on the next try.
    if (started.kind === 'failed' && !isUnknown(started.error.failure)) attempt.forget();
    if (started.kind === 'empty') emptyConversation.current = started;
    return { kind: 'refused', error: started.kind === 'empty' ? texts.started : messages.failed };
  };
}

/** 'New Message': starts a conversation with an online supplier (002 §2.10, §4, §5). */
export function NewMessagePopup({ suppliers, onSent, ...props }: NewMessagePopupProps) {
  const name = getDraftKey('new message', props.reference);
  const first = props.recipient === undefined ? suppliers.find(({ online }) => online)?.hash : undefined;
  return (
    <ComposeForm
      {...props}
      name={name}
      title={texts.title}
      about={texts.about}
      label={texts.wholesaler}
      placeholder={first === undefined ? messages.chooseSupplier : undefined}
      options={supplierOptions(suppliers)}
      empty={{ ...NOTHING_TYPED, to: first ?? '', category: 'General' }}
      rules={RULES}
      send={useStartConversation(name)}
      sentText={messages.sentToSupplier}
      onSent={({ id }) => {
        if (id !== undefined) onSent(id);
      }}
    />
  );
}

import { type Conversation, LENGTHS } from '@mortar/contract';
import { ChatInput, ChatLog, type ChatMessage, EmptyState, ErrorState, LoadingState } from '@mortar/design-system';
import { type Ref, useState } from 'react';
import { formatDate, formatMessageTime } from '#rules/dates.ts';
import { failureOf } from '#server/outcome.ts';
import { messages as texts } from './messages.ts';
import { type Message, unreadOf } from './model/message.ts';
import type { TimelineRow } from './model/timeline.ts';
import type { Chat } from './useChat.ts';
import { useConversation } from './useConversation.ts';
import './conversation.css';

export interface ConversationChatProps {
  conversation: Conversation;
  /** With whom it is. */
  supplier: { name: string; online: boolean };
  /** Of its heading; 2 on a page, 3 in a panel. */
  level?: 2 | 3;
  /** The box, to give it the keyboard. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** What can be done about a message that has not arrived. */
function actionsFor({ key, state }: TimelineRow, chat: Chat): ChatMessage['actions'] {
  if (state === 'unconfirmed') return [{ label: texts.lookAgain, onPress: () => chat.lookAgain(key) }];
  if (state !== 'failed') return undefined;
  return [
    { label: texts.tryAgain, onPress: () => chat.tryAgain(key) },
    { label: texts.edit, onPress: () => chat.takeBack(key) },
  ];
}

const toChatMessage = (row: TimelineRow, chat: Chat): ChatMessage => {
  const { key, own, author, text, sentAt, state, error } = row;
  return {
    ...{ id: key, own, author: own ? texts.me : author, text, error },
    time: formatMessageTime(sentAt),
    day: sentAt === '' ? undefined : formatDate(sentAt),
    read: state === 'read',
    state: state === 'sent' || state === 'read' ? undefined : state,
    actions: actionsFor(row, chat),
  };
};

function errorText(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error' ? texts.failed(failure.code) : texts.unexpected;
}

/** The first message that was not read when the conversation was opened: the line stays while it is open. */
function useFirstNew(convID: number, messages: readonly Message[] | undefined): string | undefined {
  const [first, setFirst] = useState<{ convID: number; id: number | null } | null>(null);
  if (messages && first?.convID !== convID) setFirst({ convID, id: unreadOf(messages)[0]?.id ?? null });
  return first?.convID === convID && first.id !== null ? String(first.id) : undefined;
}

/** One conversation with a supplier: its subject, what was written, and the box to write in (002 §2.10). */
export function ConversationChat({ conversation, supplier, level = 2, inputRef }: ConversationChatProps) {
  const chat = useConversation(conversation, supplier.name);
  const firstNew = useFirstNew(conversation.convID, chat.messages);
  const Heading = `h${level}` as const;
  const { draft, rows } = chat;
  const tooLong = draft.length > LENGTHS.message ? texts.tooLong(LENGTHS.message) : undefined;
  const what = () => {
    if (chat.error) return <ErrorState text={errorText(chat.error)} onRetry={chat.reload} />;
    if (chat.isPending) return <LoadingState text={texts.loading} />;
    if (rows.length === 0) return <EmptyState text={texts.none} />;
    const shown = rows.map((row) => toChatMessage(row, chat));
    return <ChatLog label={texts.with(supplier.name)} messages={shown} firstNew={firstNew} />;
  };
  return (
    <section className="conversation" aria-label={texts.with(supplier.name)}>
      <header className="conversation__head">
        <Heading>{conversation.subject}</Heading>
        <p>{supplier.name}</p>
      </header>
      <div className="conversation__said">{what()}</div>
      {!supplier.online && <p className="conversation__note">{texts.offlineSaid(supplier.name)}</p>}
      <ChatInput
        inputRef={inputRef}
        label={texts.box(supplier.name)}
        value={draft}
        onChange={chat.setDraft}
        onSend={chat.send}
        // What is typed before the conversation is read would be taken for an older message with the same words.
        busy={chat.messages === undefined || !supplier.online || tooLong !== undefined}
        error={tooLong}
      />
    </section>
  );
}

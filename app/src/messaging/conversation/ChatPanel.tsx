import { LENGTHS } from '@mortar/contract';
import { ChatInput, ChatLog, type ChatMessage, EmptyState, ErrorState, LoadingState } from '@mortar/design-system';
import type { ReactNode, Ref } from 'react';
import { formatDate, formatMessageTime } from '#rules/dates.ts';
import { failureOf } from '#server/outcome.ts';
import { messages as texts } from './messages.ts';
import type { TimelineRow } from './model/timeline.ts';
import type { Chat } from './useChat.ts';
import './conversation.css';

export interface ChatPanelProps {
  subject: string;
  /** With whom it is. */
  partner: string;
  chat: Chat;
  /** The first message that was not read when it was opened. */
  firstNew?: string | undefined;
  /** Why nothing can be sent now, though it can be typed: the other side is offline. */
  note?: string | undefined;
  /** Of its heading; 2 on a page, 3 in a panel. */
  level?: 2 | 3;
  /** At the end of its heading. */
  actions?: ReactNode;
  /** The box, to give it the keyboard. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
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

/** One conversation: its subject, what was written, and the box to write in (002 §2.9, §2.10). */
export function ChatPanel({ subject, partner, chat, level = 2, actions, ...rest }: ChatPanelProps) {
  const { firstNew, note, inputRef } = rest;
  const { draft, rows } = chat;
  const Heading = `h${level}` as const;
  const tooLong = draft.length > LENGTHS.message ? texts.tooLong(LENGTHS.message) : undefined;
  const what = () => {
    if (chat.error) return <ErrorState text={errorText(chat.error)} onRetry={chat.reload} />;
    if (chat.isPending) return <LoadingState text={texts.loading} />;
    if (rows.length === 0) return <EmptyState text={texts.none} />;
    const shown = rows.map((row) => toChatMessage(row, chat));
    return <ChatLog label={texts.with(partner)} messages={shown} firstNew={firstNew} />;
  };
  return (
    <section className="conversation" aria-label={texts.with(partner)}>
      <header className="conversation__head">
        <div>
          <Heading>
            <bdi>{subject}</bdi>
          </Heading>
          <p>{partner}</p>
        </div>
        {actions}
      </header>
      <div className="conversation__said">{what()}</div>
      <div className="conversation__box">
        {note && <p className="conversation__note">{note}</p>}
        <ChatInput
          inputRef={inputRef}
          label={texts.box(partner)}
          value={draft}
          onChange={chat.setDraft}
          onSend={chat.send}
          // What is typed before the conversation is read would be taken for an older message with the same words.
          busy={chat.isPending || chat.error !== null || note !== undefined || tooLong !== undefined}
          error={tooLong}
        />
      </div>
    </section>
  );
}

/** Where a conversation will stand: what to do first, and a box that waits (002 §2.10). */
export const NoChat = () => (
  <section className="conversation" aria-label={texts.choose}>
    <div className="conversation__said">
      <EmptyState text={texts.choose} />
    </div>
    <ChatInput disabled value="" onChange={() => undefined} onSend={() => undefined} />
  </section>
);

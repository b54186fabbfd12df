import { ChatInput, ChatLog, EmptyState, Scene } from '@mortar/design-system';
import type { ReactNode, Ref } from 'react';
import { messages as texts } from '#messaging/conversation/messages.ts';
import type { Chat } from './useChat.ts';
import { useChatView } from './useChatView.tsx';
import '#messaging/conversation/conversation.css';

export interface ChatPanelProps {
  subject: string;
  /** Name of the other side. */
  partner: string;
  chat: Chat;
  /** First unread message on opening. */
  firstNew?: string | undefined;
  /** Why nothing can be sent, although typing works: the other side is offline. */
  note?: string | undefined;
  /** At the end of the heading. */
  actions?: ReactNode;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Shows a conversation: subject, messages and message field (002 §2.9, §2.10). */
export function ChatPanel({ subject, partner, chat, actions, firstNew, note, inputRef }: ChatPanelProps) {
  const { messages, instead, busy, error } = useChatView(chat, note);
  return (
    <section className="conversation" aria-label={texts.with(partner)}>
      <header className="conversation__head">
        <div>
          <h2>
            <bdi>{subject}</bdi>
          </h2>
          <p>{partner}</p>
        </div>
        {actions}
      </header>
      <div className="conversation__said">
        {instead ?? <ChatLog label={texts.with(partner)} messages={messages} firstNew={firstNew} />}
      </div>
      <div className="conversation__box">
        {note && <p className="conversation__note">{note}</p>}
        <ChatInput
          inputRef={inputRef}
          label={texts.box(partner)}
          value={chat.draft}
          onChange={chat.setDraft}
          onSend={chat.send}
          busy={busy}
          error={error}
        />
      </div>
    </section>
  );
}

/** Placeholder without a conversation: a hint and a disabled field (002 §2.10). */
export const NoChat = () => (
  <section className="conversation" aria-label={texts.choose}>
    <div className="conversation__said">
      <EmptyState picture={<Scene kind="empty" />} text={texts.choose} />
    </div>
    <ChatInput disabled value="" onChange={() => undefined} onSend={() => undefined} />
  </section>
);

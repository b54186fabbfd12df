import { LENGTHS } from '@mortar/contract';
import { type ChatMessage, EmptyState, ErrorState, LoadingState } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import { conversationsError } from '#messaging/conversation/conversationsError.ts';
import { messages as texts } from '#messaging/conversation/messages.ts';
import type { TimelineRow } from '#messaging/conversation/model/timeline.ts';
import { createShownMessages } from './shownMessages.ts';
import type { Chat } from './useChat.ts';

/** Actions for a message that has not arrived. */
function actionsFor({ key, state }: TimelineRow, chat: Chat): ChatMessage['actions'] {
  if (state === 'unconfirmed') return [{ label: texts.lookAgain, onPress: () => chat.lookAgain(key) }];
  if (state !== 'failed') return undefined;
  return [
    { label: texts.tryAgain, onPress: () => chat.tryAgain(key) },
    { label: texts.edit, onPress: () => chat.returnToField(key) },
  ];
}

export interface ChatView {
  messages: readonly ChatMessage[];
  /** Replaces the messages: loading, error or empty. */
  instead: ReactNode;
  /** True if nothing can be sent yet, although typing works. */
  busy: boolean;
  /** Validation error of the text. */
  error: string | undefined;
}

/** Returns the props of a chat for page and popup. @param note why nothing can be sent: the other side is offline */
export function useChatView(chat: Chat, note: string | undefined): ChatView {
  const [shownMessages] = useState(createShownMessages);
  const { draft, rows } = chat;
  const tooLong = draft.length > LENGTHS.message ? texts.tooLong(LENGTHS.message) : undefined;
  const instead = () => {
    if (chat.error) return <ErrorState text={conversationsError(chat.error)} onRetry={chat.reload} />;
    if (chat.isPending) return <LoadingState text={texts.loading} />;
    return rows.length === 0 ? <EmptyState text={texts.none} /> : undefined;
  };
  return {
    messages: shownMessages(rows, (row) => actionsFor(row, chat)),
    instead: instead(),
    // Before loading, sent text would match an older message with equal text.
    busy: chat.isPending || chat.error !== null || note !== undefined || tooLong !== undefined,
    error: tooLong,
  };
}

import type { Conversation } from '@mortar/contract';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import {
  addToConversation,
  dropNotificationsOf,
  sendReceipt,
  toLive,
} from '#messaging/conversation/api/conversationMessages.ts';
import { noteRead } from '#messaging/conversation/api/conversations.ts';
import { getUnread, type Message } from '#messaging/conversation/model/message.ts';
import { useServices } from '#session/services.ts';

/** Milliseconds until the other side is notified live that new messages were read (002 §4). */
const FOLLOW_UP_DELAY_MS = 2500;

/** True if the page is visible; hidden messages are not read. */
const isSeen = () => document.visibilityState === 'visible';

/**
 * Marks messages as read while their conversation is shown: sends a receipt, notifies the other side and deletes the
 * notification. On opening all at once; for new messages the receipt at once, the rest 2.5 s later (002 §4).
 */
export function useReceipts(
  conversation: Conversation,
  messages: readonly Message[] | undefined,
  supplier: string,
): void {
  const { client, queryClient } = useServices();
  const link = useAtomValue(liveLinkAtom);
  /** Ids whose receipt was sent or is in flight. */
  const sent = useRef(new Set<number>());
  const opened = useRef(false);
  /** Follow-ups by timer. */
  const waiting = useRef(new Map<ReturnType<typeof setTimeout>, () => void>());

  const notifyPartner = (read: readonly Message[]) => {
    for (const message of read) {
      void link?.send('SendMessage', toLive(conversation, { ...message, isRead: true })).catch(() => undefined);
    }
    void dropNotificationsOf({ client, queryClient }, conversation);
  };
  const markRead = useEffectEvent(async (known: readonly Message[]) => {
    const unread = getUnread(known).filter(({ id }) => !sent.current.has(id));
    const atOnce = !opened.current;
    opened.current = true;
    if (unread.length === 0 || !isSeen()) return;
    for (const { id } of unread) sent.current.add(id);
    if (!(await sendReceipt(client, conversation.convID))) {
      for (const { id } of unread) sent.current.delete(id);
      return;
    }
    noteRead(queryClient, conversation.convID);
    for (const message of unread) {
      addToConversation(queryClient, toLive(conversation, { ...message, isRead: true }), supplier);
    }
    if (atOnce) return notifyPartner(unread);
    const timer = setTimeout(() => {
      waiting.current.delete(timer);
      notifyPartner(unread);
    }, FOLLOW_UP_DELAY_MS);
    waiting.current.set(timer, () => notifyPartner(unread));
  });
  useEffect(
    function markNewMessages() {
      if (messages) void markRead(messages);
    },
    [messages],
  );
  useEffect(
    function markOnVisible() {
      const onVisible = () => messages && isSeen() && void markRead(messages);
      document.addEventListener('visibilitychange', onVisible);
      return () => document.removeEventListener('visibilitychange', onVisible);
    },
    [messages],
  );
  useEffect(function followOnLeaving() {
    const left = waiting.current;
    return () => {
      for (const [timer, notify] of left) {
        clearTimeout(timer);
        notify();
      }
      left.clear();
    };
  }, []);
}

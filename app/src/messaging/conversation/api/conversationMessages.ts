import {
  type Conversation,
  type ConversationMessage,
  deleteNotifications,
  listMessages,
  markMessagesRead,
  OWN_SENDER,
  postMessage,
  SUPPLIER_SENDER,
} from '@mortar/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Message, mergeMessages, ofConversation } from '#messaging/conversation/model/message.ts';
import { dropNotification } from '#notifications/api/notifications.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { valueOrNull } from '#server/queries.ts';

interface Requested {
  client: Client;
  queryClient: QueryClient;
  convID: number;
  /** Name of the other side. */
  supplier: string;
}

/**
 * Returns the query of a conversation's messages in the messaging centre, merged with those pushed while reading (002
 * §7).
 */
export function conversationMessagesQuery({ client, queryClient, convID, supplier }: Requested) {
  const queryKey = keys.conversationMessages(convID);
  return queryOptions({
    queryKey,
    // Merging preserves identity; comparing ten thousand messages again would be slow.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<readonly Message[]> => {
      const answer = valueOrNull(await client.send(listMessages, { query: { convID }, signal }));
      const read = (answer?.messages ?? []).map((message) => ofConversation(message, supplier));
      return mergeMessages(queryClient.getQueryData<readonly Message[]>(queryKey) ?? [], read);
    },
  });
}

/** Adds a pushed or acknowledged message to its conversation, if loaded. */
export function addToConversation(queryClient: QueryClient, message: ConversationMessage, supplier: string): void {
  queryClient.setQueryData<readonly Message[]>(
    keys.conversationMessages(message.convID),
    (known) => known && mergeMessages(known, [ofConversation(message, supplier)]),
  );
}

/** Sends a message exactly once (002 §7). @returns the message with its id */
export async function sendMessage(
  client: Client,
  convID: number,
  message: string,
): Promise<Outcome<{ id: number; sentAt: string }>> {
  const outcome = await client.send(postMessage, { body: { convID, message, sender: OWN_SENDER } });
  if (outcome.kind !== 'value') return outcome;
  const { convMessageID, sendDateTime } = outcome.value;
  return { kind: 'value', value: { id: convMessageID, sentAt: sendDateTime ?? '' } };
}

/** Returns a message in the format of SignalR. */
export const toLive = (
  { convID, groupID }: Pick<Conversation, 'convID' | 'groupID'>,
  { id, text, own, sentAt, isRead }: Message,
): ConversationMessage => ({
  convMessageID: id,
  convID,
  groupID,
  message: text,
  isRead,
  sendDateTime: sentAt,
  sender: own ? OWN_SENDER : SUPPLIER_SENDER,
});

/**
 * Marks the supplier's messages as read (002 §4). A failed receipt is sent with the next, without a message.
 * @returns true if the server accepted it
 */
export async function sendReceipt(client: Client, convID: number): Promise<boolean> {
  const outcome = await client.send(markMessagesRead, { body: { convID, sender: SUPPLIER_SENDER } });
  return outcome.kind === 'value';
}

/** Deletes a conversation's notifications on all devices of the pharmacy (002 §4). */
export async function dropNotificationsOf(
  { client, queryClient }: Pick<Requested, 'client' | 'queryClient'>,
  { registeredHash, convID }: Conversation,
): Promise<void> {
  const one = { identifier: registeredHash, secondaryidentifier: String(convID) };
  dropNotification(queryClient, one);
  await client.send(deleteNotifications, { body: [{ ...one, group: 'supplier' }] });
}

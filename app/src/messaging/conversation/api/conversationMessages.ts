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

interface Asked {
  client: Client;
  queryClient: QueryClient;
  convID: number;
  /** The name of the other side. */
  supplier: string;
}

/** What was written in a conversation of the messaging centre; what was pushed while it was read is among it (002 §7). */
export function conversationMessagesQuery({ client, queryClient, convID, supplier }: Asked) {
  const queryKey = keys.conversationMessages(convID);
  return queryOptions({
    queryKey,
    // What is merged is new where it has changed, and nowhere else: ten thousand messages are not compared for that.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<readonly Message[]> => {
      const answer = valueOrNull(await client.send(listMessages, { query: { convID }, signal }));
      const read = (answer?.messages ?? []).map((message) => ofConversation(message, supplier));
      return mergeMessages(queryClient.getQueryData<readonly Message[]>(queryKey) ?? [], read);
    },
  });
}

/** Puts a message that was pushed, or acknowledged, into its conversation, where that has been read. */
export function addToConversation(queryClient: QueryClient, message: ConversationMessage, supplier: string): void {
  queryClient.setQueryData<readonly Message[]>(
    keys.conversationMessages(message.convID),
    (known) => known && mergeMessages(known, [ofConversation(message, supplier)]),
  );
}

/** Writes in a conversation, once (002 §7). @returns with the id of the message */
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

/** A message as the live link carries it. */
export const toLive = (
  { convID, groupID }: Pick<Conversation, 'convID' | 'groupID'>,
  { id, text, own, sentAt, isRead }: Message,
): ConversationMessage => ({
  ...{ convMessageID: id, convID, groupID, message: text, isRead, sendDateTime: sentAt },
  sender: own ? OWN_SENDER : SUPPLIER_SENDER,
});

/**
 * Marks what the supplier wrote as read (002 §4). A receipt that did not arrive is sent with the next: nothing has to be said
 * of it.
 * @returns whether the server has taken it
 */
export async function sendReceipt(client: Client, convID: number): Promise<boolean> {
  const outcome = await client.send(markMessagesRead, { body: { convID, sender: SUPPLIER_SENDER } });
  return outcome.kind === 'value';
}

/** Takes the notifications of a conversation away, for every device of the pharmacy (002 §4). */
export async function dropNotificationsOf(
  { client, queryClient }: Pick<Asked, 'client' | 'queryClient'>,
  { registeredHash, convID }: Conversation,
): Promise<void> {
  const one = { identifier: registeredHash, secondaryidentifier: String(convID) };
  dropNotification(queryClient, one);
  await client.send(deleteNotifications, { body: [{ ...one, group: 'supplier' }] });
}

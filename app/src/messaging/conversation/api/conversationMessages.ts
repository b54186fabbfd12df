import { type ConversationMessage, listMessages, OWN_SENDER, postMessage } from '@mortar/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Message, mergeMessages, ofConversation } from '#messaging/conversation/model/message.ts';
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

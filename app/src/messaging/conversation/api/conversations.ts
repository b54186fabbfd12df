import { type Conversation, listConversations, type MessageCategory, SUPPLIER_SENDER } from '@mortar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Which conversations are asked for (002 §3, conversation filter). */
export interface AskedConversations {
  retailerID: number;
  /** Of one supplier; '' for all. */
  registeredHash: string;
  searchText: string;
  category: 'All' | MessageCategory;
  /** yyyy-MM-dd; both or neither. */
  startDate: string;
  endDate: string;
  /** From 1. */
  pageNum: number;
  /** 10, 15 or 25 (002 §9). */
  pageSize: number;
}

export interface ConversationPage {
  conversations: readonly Conversation[];
  pages: number;
}

const NO_CONVERSATIONS: ConversationPage = { conversations: [], pages: 0 };

/** A page of conversations, the one written in last first; code 5 is an empty one (002 §7, §8). */
export function conversationsQuery(client: Client, { startDate, endDate, ...asked }: AskedConversations) {
  const query = {
    ...asked,
    sender: SUPPLIER_SENDER,
    startDate: startDate && `${startDate}T00:00`,
    endDate: endDate && `${endDate}T23:59`,
  } as const;
  return queryOptions({
    queryKey: keys.conversations(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ConversationPage> => {
      const answer = valueOrNull(await client.send(listConversations, { query, signal }));
      return answer ? { conversations: answer.conversations, pages: answer.numberOfPages } : NO_CONVERSATIONS;
    },
  });
}

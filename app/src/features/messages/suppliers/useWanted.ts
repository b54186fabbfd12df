import { useState } from 'react';
import { FIRST_CONVERSATIONS } from '#messaging/conversation/model/conversationList.ts';
import type { ConversationsWanted } from '#messaging/conversation/useConversations.ts';
import { type ConversationFilter, isFiltering, NO_FILTER } from './model/conversationFilter.ts';

/** Initial filter of the conversation list. */
export interface InitialSelection {
  /** Supplier's hash; '' for all. */
  registeredHash: string;
  searchText: string;
}

/** Holds the supplier, search text, dates and page of the conversation list (002 §2.10). */
export function useWanted({ registeredHash: initialHash, searchText: initialText }: InitialSelection) {
  const [registeredHash, setHash] = useState(initialHash);
  /** Text before debouncing. */
  const [text, setText] = useState(initialText);
  const [searchText, setSearchText] = useState(initialText);
  const [filter, setFilter] = useState<ConversationFilter>(NO_FILTER);
  const [pageNum, setPage] = useState(1);
  const [pageSize, setSize] = useState<number>(FIRST_CONVERSATIONS.pageSize);
  /** Any other filter resets the page. */
  const withPageReset =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const search = withPageReset((words: string) => {
    setText(words);
    setSearchText(words.trim());
  });
  const request: ConversationsWanted = {
    registeredHash,
    searchText,
    category: filter.category,
    pageNum,
    pageSize,
    startDate: filter.startDate ?? '',
    endDate: filter.endDate ?? '',
  };
  return {
    wanted: request,
    text,
    setText,
    filter,
    setPage,
    search: withPageReset(setSearchText),
    setFilter: withPageReset(setFilter),
    setSize: withPageReset(setSize),
    setHash: withPageReset(setHash),
    /** True if anything but the supplier filters the list. */
    clearable: text !== '' || searchText !== '' || isFiltering(filter),
    clear() {
      search('');
      setFilter(NO_FILTER);
    },
  };
}

export type Wanted = ReturnType<typeof useWanted>;

import { useState } from 'react';
import { FIRST_CONVERSATIONS } from '#messaging/conversation/model/conversationList.ts';
import type { ConversationsWanted } from '#messaging/conversation/useConversations.ts';
import { type ConversationFilter, isFiltering, NO_FILTER } from './model/conversationFilter.ts';

/** What a list of conversations begins with. */
export interface InitialSelection {
  /** The hash of a supplier; '' for all. */
  registeredHash: string;
  searchText: string;
}

/** Which conversations are wanted: of whom, with which words, between which days, and which page of them (002 §2.10). */
export function useWanted({ registeredHash: initialHash, searchText: initialText }: InitialSelection) {
  const [registeredHash, setHash] = useState(initialHash);
  /** As it is typed. */
  const [text, setText] = useState(initialText);
  const [searchText, setSearchText] = useState(initialText);
  const [filter, setFilter] = useState<ConversationFilter>(NO_FILTER);
  const [pageNum, setPage] = useState(1);
  const [pageSize, setSize] = useState<number>(FIRST_CONVERSATIONS.pageSize);
  /** What changes what there is begins on the first page. */
  const anew =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const search = anew((words: string) => {
    setText(words);
    setSearchText(words.trim());
  });
  const wanted: ConversationsWanted = {
    ...{ registeredHash, searchText, category: filter.category, pageNum, pageSize },
    ...{ startDate: filter.startDate ?? '', endDate: filter.endDate ?? '' },
  };
  return {
    ...{ wanted, text, setText, filter, setPage },
    search: anew(setSearchText),
    setFilter: anew(setFilter),
    setSize: anew(setSize),
    setHash: anew(setHash),
    /** Whether anything but the supplier leaves conversations out. */
    clearable: text !== '' || searchText !== '' || isFiltering(filter),
    clear() {
      search('');
      setFilter(NO_FILTER);
    },
  };
}

export type Wanted = ReturnType<typeof useWanted>;

import { toast } from '@mortar/design-system';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';
import type { ThreadPage } from '#messaging/tickets/model/threadPage.ts';
import { STAYS } from '#pages/staying.ts';
import { isLost } from '#server/outcome.ts';
import { messages } from './messages.ts';

type PageQuery<Row extends ThreadRow> = UseQueryOptions<ThreadPage<Row>, Error, ThreadPage<Row>, QueryKey>;

interface InboxOptions<Row extends ThreadRow> {
  /** Search text from the address; clearing it navigates to the page's own address (002 §2.1). */
  searchText: string;
  /** The page's own address. */
  homePath: string;
  getQuery(search: string, page: number): PageQuery<Row>;
}

/** Loads a searchable list in pages. */
export function useInbox<Row extends ThreadRow>({ searchText, homePath, getQuery }: InboxOptions<Row>) {
  const navigate = useNavigate();
  const [text, setText] = useState(searchText);
  const [search, setSearch] = useState(searchText);
  const [page, setPage] = useState(1);
  const query = useQuery(getQuery(search, page));
  const { data, isSuccess, isPlaceholderData, isLoadingError, error, errorUpdatedAt } = query;
  const pages = Math.max(1, data?.pages ?? 1);
  const isReady = isSuccess && !isPlaceholderData;
  // The last page may have become empty.
  if (isReady && page > pages) setPage(pages);
  const lost = isLoadingError && isLost(error) ? errorUpdatedAt : 0;
  useEffect(
    function showFetchError() {
      if (lost > 0) toast.error(messages.inbox.fetchFailed);
    },
    [lost],
  );
  const find = (sought: string) => {
    setSearch(sought);
    setPage(1);
    if (sought === '' && searchText !== '') void navigate(homePath, { replace: true, state: STAYS });
  };
  return { query, rows: data?.rows ?? [], isReady, text, setText, search, find, page, pages, setPage };
}

export type InboxList<Row extends ThreadRow> = ReturnType<typeof useInbox<Row>>;

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';
import { type ThreadPage, withRead } from '#messaging/tickets/model/threadPage.ts';

/**
 * Which one of a list is open: the one that was chosen, before that the one that the address names, once it is found. It stays
 * open when the list shows others.
 * @param pages the key of every page of the list
 */
export function useOpenThread<Row extends ThreadRow>(rows: readonly Row[], named: Row | undefined, pages: QueryKey) {
  const queryClient = useQueryClient();
  /** As it was last known; undefined until one was chosen, null once it was closed. */
  const [chosen, setChosen] = useState<Row | null>();
  if (chosen === undefined && named) setChosen(named);
  const open = chosen ? (rows.find(({ id }) => id === chosen.id) ?? chosen) : null;
  const readWhere = (isRead: (row: Row) => boolean) => {
    queryClient.setQueriesData<ThreadPage<Row>>({ queryKey: pages }, (page) => page && withRead(page, isRead));
    setChosen((before) => (before && isRead(before) ? { ...before, unread: 0 } : before));
  };
  return {
    open,
    choose: (row: Row) => setChosen(row),
    close: () => setChosen(null),
    /** More has come in: counted where the list does not show it. */
    arrived: (isOf: (row: Row) => boolean) =>
      setChosen((before) => (before && isOf(before) ? { ...before, unread: before.unread + 1 } : before)),
    readWhere,
  };
}

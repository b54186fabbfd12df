import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';
import { type ThreadPage, withRead } from '#messaging/tickets/model/threadPage.ts';

/**
 * Tracks the open thread: the selected one, or the one named by the address once found. It stays open when the list
 * changes.
 * @param pages key of every page of the list
 */
export function useOpenThread<Row extends ThreadRow>(rows: readonly Row[], named: Row | undefined, pages: QueryKey) {
  const queryClient = useQueryClient();
  /** Last known version; undefined before a selection, null once closed. */
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
    /** Counts a new message even if the list does not include the thread. */
    arrived: (isOf: (row: Row) => boolean) =>
      setChosen((before) => (before && isOf(before) ? { ...before, unread: before.unread + 1 } : before)),
    readWhere,
  };
}

import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';

/** Rows per page of tickets and conversations (002 §7, §9). */
export const PAGE_ROWS = 50;

/** Page of tickets or conversations. */
export interface ThreadPage<Row extends ThreadRow = ThreadRow> {
  rows: readonly Row[];
  pages: number;
}

/** Returns the page with some rows marked as read, overriding the server. */
export const withRead = <Row extends ThreadRow>(
  page: ThreadPage<Row>,
  isRead: (row: Row) => boolean,
): ThreadPage<Row> =>
  page.rows.some((row) => row.unread > 0 && isRead(row))
    ? { ...page, rows: page.rows.map((row) => (isRead(row) ? { ...row, unread: 0 } : row)) }
    : page;

import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';

/** Rows on a page of tickets, and of conversations (002 §7, §9). */
export const PAGE_ROWS = 50;

/** A page of what can be opened. */
export interface ThreadPage<Row extends ThreadRow = ThreadRow> {
  rows: readonly Row[];
  pages: number;
}

/** Some of it was read: it is no longer unread, whatever the server said before. */
export const withRead = <Row extends ThreadRow>(
  page: ThreadPage<Row>,
  isRead: (row: Row) => boolean,
): ThreadPage<Row> =>
  page.rows.some((row) => row.unread > 0 && isRead(row))
    ? { ...page, rows: page.rows.map((row) => (isRead(row) ? { ...row, unread: 0 } : row)) }
    : page;

import { codeText } from '#server/outcome.ts';
import { getUnreadableRows } from '#server/unreadableRows.ts';
import { gridMessages } from './messages.ts';

/** Returns a note about unreadable rows in a query's data, if any. */
export function getNote(data: unknown): string | undefined {
  const misread = getUnreadableRows(data);
  return misread > 0 ? gridMessages.misread(misread) : undefined;
}

/** The part of a TanStack query's state that a grid shows. */
export interface GridQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  data?: unknown;
  refetch(): unknown;
}

/**
 * Returns a `DataGrid`'s props for a query: loading, error with retry, or note about unreadable rows.
 * @param requested false if there is nothing to request: shows the empty text without announcing it
 */
export function queryGrid(query: GridQuery, requested = true) {
  const state = !requested ? 'ready' : query.isPending ? 'loading' : query.isError ? 'error' : 'ready';
  return {
    state,
    idle: !requested,
    errorText: codeText(query.error),
    onRetry: () => void query.refetch(),
    note: getNote(query.data),
  } as const;
}

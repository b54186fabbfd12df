import { misreadRows } from '#server/misread.ts';
import { codeText } from '#server/outcome.ts';
import { gridMessages } from './messages.ts';

/** What a grid notes of a query's data: how many rows could not be read, if any. */
export function getNote(data: unknown): string | undefined {
  const misread = misreadRows(data);
  return misread > 0 ? gridMessages.misread(misread) : undefined;
}

/** A query of TanStack Query's, as far as a grid shows it. */
export interface GridQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  data?: unknown;
  refetch(): unknown;
}

/**
 * What a `DataGrid` shows of a query besides its rows: that they are loading, could not be read and may be asked for
 * again, or that some of them could not. Spread it into the grid.
 * @param asked false while there is nothing to ask for: the grid then shows its empty text, which is not announced
 */
export function queryGrid(query: GridQuery, asked = true) {
  const state = !asked ? 'ready' : query.isPending ? 'loading' : query.isError ? 'error' : 'ready';
  return {
    state,
    idle: !asked,
    errorText: codeText(query.error),
    onRetry: () => void query.refetch(),
    note: getNote(query.data),
  } as const;
}

import { codeText } from '#server/outcome.ts';

/** A query of TanStack Query's, as far as a grid shows it. */
export interface GridQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch(): unknown;
}

/**
 * What a `DataGrid` shows of a query besides its rows: that they are loading, or could not be read and may be asked for
 * again. Spread it into the grid.
 * @param asked false while there is nothing to ask for: the grid then shows its empty text, which is not announced
 */
export function queryGrid(query: GridQuery, asked = true) {
  const state = !asked ? 'ready' : query.isPending ? 'loading' : query.isError ? 'error' : 'ready';
  return { state, idle: !asked, errorText: codeText(query.error), onRetry: () => void query.refetch() } as const;
}

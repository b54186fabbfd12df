import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { CallError, type Failure, getFailure, type Outcome } from './outcome.ts';
import { countUnreadable } from './unreadableRows.ts';

/** Returns true to retry a read: at most twice, without an answer or on a server error (ruling 8). */
export function shouldRetry(failures: number, failure: Failure): boolean {
  if (failures >= 2) return false;
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

/** Returns the value of a read; null if nothing was found. Throws otherwise. */
export function valueOrNull<A>(outcome: Outcome<A>): A | null {
  if (outcome.kind === 'value') return outcome.value;
  if (outcome.kind === 'nothing') return null;
  throw new CallError(outcome);
}

/** Returns the value of a write. Code 5 means that it had no target, and is a failure. */
export function valueOrThrow<A>(outcome: Outcome<A>): A {
  if (outcome.kind === 'value') return outcome.value;
  if (outcome.kind === 'nothing') throw new CallError({ kind: 'error', code: 5, text: '' });
  throw new CallError(outcome);
}

/** Cache times in ms of data that rarely changes without an event (`keys.ts`). */
export const LONG_CACHE = { staleTime: 10 * 60_000, gcTime: 30 * 60_000 };

/**
 * Reads the server's current state, to decide or check a write. Unlike `fetchQuery` it does not reuse a read in flight,
 * which may predate the change: that one is cancelled and its callers get this answer. It is not retried: the user
 * waits for it, and a timeout alone takes 20 seconds.
 * @throws {CallError} if it cannot be read
 */
export function fetchFresh<T, K extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  const defaulted = queryClient.defaultQueryOptions({ ...options, retry: false });
  const query = queryClient.getQueryCache().build(queryClient, defaulted);
  // Silent, so that callers keep waiting.
  void query.cancel({ silent: true });
  return query.fetch(defaulted);
}

/**
 * Milliseconds an unobserved write is kept. Not 0: a pending write of a closed page would then check its removal
 * continuously.
 */
const FORGOTTEN_AFTER_MS = 1000;

/** Creates the query client. @param retryDelay milliseconds before the n-th retry of a read */
export function createQueryClient(retryDelay = (attempt: number) => 400 * 2 ** attempt): QueryClient {
  const unreadableRows = countUnreadable();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => shouldRetry(failures, getFailure(error)),
        retryDelay,
        persister: unreadableRows.persister,
      },
      // Writes are never delayed or repeated, and their variables are not kept.
      mutations: { networkMode: 'always', retry: 0, gcTime: FORGOTTEN_AFTER_MS },
    },
  });
  unreadableRows.watch(client.getQueryCache());
  return client;
}

import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { countMisread } from './misread.ts';
import { CallError, type Failure, getFailure, type Outcome } from './outcome.ts';

/** Reads are tried again twice at most, and only where there was no answer or a broken server (ruling 8). */
export function shouldRetry(failures: number, failure: Failure): boolean {
  if (failures >= 2) return false;
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

/** The value of a read; null where the server found nothing. Anything else is thrown. */
export function valueOrNull<A>(outcome: Outcome<A>): A | null {
  if (outcome.kind === 'value') return outcome.value;
  if (outcome.kind === 'nothing') return null;
  throw new CallError(outcome);
}

/** The value of a write. Code 5 means there was nothing to write to, which is a failure too. */
export function valueOrThrow<A>(outcome: Outcome<A>): A {
  if (outcome.kind === 'value') return outcome.value;
  if (outcome.kind === 'nothing') throw new CallError({ kind: 'error', code: 5, text: '' });
  throw new CallError(outcome);
}

/**
 * Of a read of what hardly changes but by something that the product tells of (`keys.ts`): it is kept, in milliseconds, for
 * whoever asks again within a sitting.
 */
export const KEPT = { staleTime: 10 * 60_000, gcTime: 30 * 60_000 };

/**
 * Reads what the server holds from now on. `fetchQuery` would take the answer of a read that is on its way, which may have
 * begun before what one wants to know of; that one is dropped here, and whoever waits for it is given this answer.
 * @throws {CallError} if it cannot be read
 */
export function fetchFresh<T, K extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  const defaulted = queryClient.defaultQueryOptions(options);
  const query = queryClient.getQueryCache().build(queryClient, defaulted);
  // Silently: those who wait go on waiting.
  void query.cancel({ silent: true });
  return query.fetch(defaulted);
}

/**
 * How long a write is remembered that nobody looks at any more. Not 0: one whose page is gone before its answer would ask whether it
 * may be forgotten as often as a timer can.
 */
const FORGOTTEN_AFTER_MS = 1000;

/**
 * @param retryDelay milliseconds before the n-th repeat of a read
 */
export function createQueryClient(retryDelay = (attempt: number) => 400 * 2 ** attempt): QueryClient {
  const misread = countMisread();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => shouldRetry(failures, getFailure(error)),
        retryDelay,
        persister: misread.persister,
      },
      // A write is never held back to be sent later, never repeated, and its variables are not kept.
      mutations: { networkMode: 'always', retry: 0, gcTime: FORGOTTEN_AFTER_MS },
    },
  });
  misread.watch(client.getQueryCache());
  return client;
}

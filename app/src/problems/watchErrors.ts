/** Aborted requests are not a problem. */
const isAborted = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/**
 * Reports uncaught errors.
 * @returns unsubscribe function
 */
export function watchErrors(onError: (error: unknown) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('error', ({ error }) => error && onError(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => isAborted(reason) || onError(reason), { signal });
  return () => listening.abort();
}

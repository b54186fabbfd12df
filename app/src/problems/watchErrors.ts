/** A request that its page no longer waits for is nobody's problem. */
const isAborted = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/**
 * Tells of errors that nothing caught, whoever threw them.
 * @returns what ends it
 */
export function watchErrors(onError: (error: unknown) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('error', ({ error }) => error && onError(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => isAborted(reason) || onError(reason), { signal });
  return () => listening.abort();
}

/** How long a browser that knows no idle time waits instead, in milliseconds: Safari. */
const WITHOUT_IDLE_TIME = 2000;

/**
 * Runs something once the page has nothing else to do.
 * @param atLatest milliseconds after which it runs on a busy page too
 * @returns what takes it back
 */
export function whenIdle(act: () => void, atLatest?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, atLatest ?? WITHOUT_IDLE_TIME);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, atLatest === undefined ? {} : { timeout: atLatest });
  return () => cancelIdleCallback(request);
}

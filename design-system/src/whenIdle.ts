/** Delay in milliseconds in browsers without idle callbacks: Safari. */
const WITHOUT_IDLE_TIME = 2000;

/**
 * Runs a function once the page is idle.
 * @param atLatest milliseconds after which it runs on a busy page too
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void, atLatest?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, atLatest ?? WITHOUT_IDLE_TIME);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, atLatest === undefined ? {} : { timeout: atLatest });
  return () => cancelIdleCallback(request);
}

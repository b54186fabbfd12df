import { BEFORE_POP } from '#pages/beforePop.ts';

/**
 * Listens for Back and Forward before the router.
 * @param onPop receives the target entry's state; return true to hide the event from the router
 * @returns unsubscribe function
 */
export function listenBeforePop(onPop: (state: unknown) => boolean): () => void {
  const listener = (event: Event) => {
    if (onPop((event as CustomEvent<unknown>).detail)) event.preventDefault();
  };
  window.addEventListener(BEFORE_POP, listener);
  return () => window.removeEventListener(BEFORE_POP, listener);
}

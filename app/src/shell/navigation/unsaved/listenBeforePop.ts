import { BEFORE_POP } from '#pages/beforePop.ts';

/**
 * Listens before the router does.
 * @param onPop is given the state of the entry that is gone to; true keeps the router from hearing of it
 * @returns the way to stop
 */
export function listenBeforePop(onPop: (state: unknown) => boolean): () => void {
  const listener = (event: Event) => {
    if (onPop((event as CustomEvent<unknown>).detail)) event.preventDefault();
  };
  window.addEventListener(BEFORE_POP, listener);
  return () => window.removeEventListener(BEFORE_POP, listener);
}

/** What a page is asked before the router hears of Back and Forward: `detail` is the state of the entry that is gone to. */
const BEFORE_POP = 'mortar.beforepop';

/**
 * Has pages asked about Back and Forward before the router hears of them. Called once, before there is a router: browsers
 * tell those who listen at the window in the order in which they came, whether they capture or not.
 */
export function askBeforePop(): void {
  window.addEventListener('popstate', (event) => {
    const allowed = window.dispatchEvent(new CustomEvent(BEFORE_POP, { cancelable: true, detail: event.state }));
    if (!allowed) event.stopImmediatePropagation();
  });
}

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

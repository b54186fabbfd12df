/** Event before the router handles Back and Forward: `detail` is the state of the target entry. */
export const BEFORE_POP = 'mortar.beforepop';

/**
 * Lets pages intercept Back and Forward. Call once, before the router exists, because window listeners run in order of
 * registration.
 */
export function confirmBeforePop(): void {
  window.addEventListener('popstate', (event) => {
    const beforePop = new CustomEvent(BEFORE_POP, { cancelable: true, detail: event.state });
    if (!window.dispatchEvent(beforePop)) event.stopImmediatePropagation();
  });
}

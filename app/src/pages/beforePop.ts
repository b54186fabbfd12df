/** What a page is asked before the router hears of Back and Forward: `detail` is the state of the entry that is gone to. */
export const BEFORE_POP = 'mortar.beforepop';

/**
 * Has pages asked about Back and Forward before the router hears of them. Called once, before there is a router: browsers
 * tell those who listen at the window in the order in which they came, whether they capture or not.
 */
export function askBeforePop(): void {
  window.addEventListener('popstate', (event) => {
    const asked = new CustomEvent(BEFORE_POP, { cancelable: true, detail: event.state });
    if (!window.dispatchEvent(asked)) event.stopImmediatePropagation();
  });
}

import type { Page } from '@playwright/test';

/** Milliseconds for which nothing may have the keyboard: an answer of the server may come between two popups. */
const LOST_AFTER = 2000;

/** Runs in the page. Notes a key after which nothing has the keyboard for a while; whoever presses another one goes on. */
function noteLostFocus(patience: number): void {
  const nowhere = () => document.activeElement === null || document.activeElement === document.body;
  // A page that is on its way has nothing yet that could have the keyboard.
  const waiting = () => document.querySelector('[aria-busy="true"], .m-state > .m-spinner') !== null;
  let timer = 0;
  addEventListener(
    'keydown',
    ({ key }) => {
      clearTimeout(timer);
      const before = document.activeElement;
      const from = before === document.body ? 'nothing' : (before?.getAttribute('aria-label') ?? before?.textContent);
      // Focus that comes and goes again is lost as well: what counts is how it ends.
      const check = (since: number | null) => {
        const lost = nowhere() && !waiting() && document.hasFocus();
        const start = lost ? (since ?? performance.now()) : null;
        if (start !== null && performance.now() - start >= patience) {
          const { noteViolation } = window as unknown as { noteViolation(text: string): void };
          noteViolation(`nothing has the keyboard after ${key} on "${(from ?? '').trim().slice(0, 60)}"`);
          return;
        }
        timer = window.setTimeout(() => check(start), 100);
      };
      check(null);
    },
    true,
  );
}

/** Has every journey fail in which a key leaves the keyboard nowhere (WCAG 2.4.3). The page's violations are watched. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(noteLostFocus, LOST_AFTER);
}

import type { Page } from '@playwright/test';

/** Milliseconds without focus that count as lost: a server answer may separate two popups. */
const LOST_AFTER = 2000;

/** Runs in the page. Records keys after which nothing has focus for a while; another key press cancels the check. */
function noteLostFocus(patience: number): void {
  const nowhere = () => document.activeElement === null || document.activeElement === document.body;
  // A loading page has no focusable content yet.
  const waiting = () => document.querySelector('[aria-busy="true"], .m-state > .m-spinner') !== null;
  let timer = 0;
  addEventListener(
    'keydown',
    ({ key }) => {
      clearTimeout(timer);
      const before = document.activeElement;
      const from = before === document.body ? 'nothing' : (before?.getAttribute('aria-label') ?? before?.textContent);
      // Short-lived focus does not count; only the final state matters.
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

/** Fails an end-to-end test if a key press leaves nothing focused (WCAG 2.4.3). The page's violations are watched. */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(noteLostFocus, LOST_AFTER);
}

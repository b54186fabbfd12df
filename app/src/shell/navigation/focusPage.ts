/** The heading of the page in sight, made ready to take the keyboard. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Who has the keyboard on a page that was just arrived at: whatever the page has given it to, otherwise its heading. For
 * popups that close while the page changes.
 */
export function pageFocus(): HTMLElement | null {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('main')) return at;
  return pageHeading();
}

/** What somebody opened while the page was still on its way: taking the keyboard from it would close it. */
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"], [aria-expanded="true"]';

/** Gives the keyboard to the page, unless it or something that stands over it has it: it never stays nowhere (WCAG 2.4.3). */
export function focusPage(): void {
  if (document.activeElement?.closest(OPENED)) return;
  pageFocus()?.focus({ preventScroll: true });
}

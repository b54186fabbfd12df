/** Heading of the visible page, made focusable. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Returns the focus target of a new page: its focused element, else its heading. For popups that close during
 * navigation.
 */
export function pageFocus(): HTMLElement | null {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('main')) return at;
  return pageHeading();
}

/** Elements opened while the page loaded, which losing focus would close. */
const OPEN_POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [aria-expanded="true"]';

/** Focuses the page unless it or something above it has focus, so that focus is never lost (WCAG 2.4.3). */
export function focusPage(): void {
  if (document.activeElement?.closest(OPEN_POPUPS)) return;
  pageFocus()?.focus({ preventScroll: true });
}

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

/** Gives the keyboard to the page, unless the page or a popup over it has it: it never stays nowhere (WCAG 2.4.3). */
export function focusPage(): void {
  const at = document.activeElement;
  if (at?.closest('[role=dialog], [role=alertdialog]')) return;
  pageFocus()?.focus({ preventScroll: true });
}

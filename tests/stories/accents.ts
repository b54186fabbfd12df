/**
 * Checks that a page, or the topmost popup, has one primary button, which Enter presses. Runs in the page.
 * @returns the violations
 */
export function readAccents(): string[] {
  const shown = (element: Element) => element.getClientRects().length > 0;
  const popups = [...document.querySelectorAll('.m-popup__content')].filter(shown);
  // Content below a popup is inactive.
  const scope = popups.findLast((popup) => !popup.hasAttribute('data-has-nested')) ?? document.body;
  const buttons = [...scope.querySelectorAll<HTMLElement>('.m-button')].filter(
    (button) => shown(button) && !button.closest('[inert], [aria-hidden="true"]'),
  );
  const usable = buttons.filter((button) => !button.matches(':disabled, [aria-disabled="true"]'));
  const isAccent = (button: Element) => button.matches('[data-variant="solid"].m-tone-accent');
  const takesEnter = (button: Element) =>
    [...button.querySelectorAll('.m-key-hint')].some((hint) => hint.textContent.trim() === '↵');
  const name = (button: Element) => (button.textContent ?? '').trim();

  const problems: string[] = [];
  const accents = usable.filter(isAccent);
  const entered = usable.filter(takesEnter);
  if (accents.length > 1) problems.push(`more than one button is coloured: ${accents.map(name).join(', ')}`);
  for (const button of entered) {
    if (!isAccent(button)) problems.push(`Enter presses "${name(button)}", which is not the coloured button`);
  }
  for (const button of accents) {
    if (entered.length > 0 && !takesEnter(button))
      problems.push(`"${name(button)}" is coloured, and Enter presses another`);
  }
  return problems;
}

/**
 * Checks that around an invalid field only its error is announced, no summary or count (WCAG 4.1.3). Runs in the page.
 * @returns live regions that announce
 */
export function readSpeakers(): string[] {
  const LIVE = 'output:not([aria-live="off"]), [role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  const problems: string[] = [];
  const shown = (element: Element) => element.getClientRects().length > 0;
  for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
    if (!shown(field) || field.closest('[inert]')) continue;
    const own = new Set(
      ['aria-describedby', 'aria-errormessage'].flatMap((name) =>
        (field.getAttribute(name) ?? '').split(/\s+/).filter(Boolean),
      ),
    );
    const scope = field.closest('[role="dialog"], [role="alertdialog"], form, .m-panel');
    for (const region of scope?.querySelectorAll(LIVE) ?? []) {
      const words = (region.textContent ?? '').trim();
      // A field's own status, such as its selected file, is allowed.
      if (words === '' || region.contains(field) || region.closest('.m-field')) continue;
      // The error message of this field or another.
      const isErrorMessage =
        [region, ...region.querySelectorAll('[id]')].some(({ id }) => own.has(id)) || region.role === 'alert';
      if (!isErrorMessage) problems.push(`"${words.slice(0, 60)}" is spoken while a field is invalid`);
    }
  }
  return [...new Set(problems)];
}

/**
 * Checks a story's controls: targets of 24 px, announced shortcuts, no name read twice, no nested live regions (WCAG
 * 2.5.8, 4.1.2, 4.1.3). Runs in the page.
 * @returns the violations
 */
export function readControls(): string[] {
  const MIN = 24;
  const LIVE =
    '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output:not([aria-live])';
  const problems: string[] = [];
  const getText = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' ')
      .trim();
  const shown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const getName = (element: Element) =>
    (
      getText(element.getAttribute('aria-labelledby')) ||
      element.getAttribute('aria-label') ||
      element.textContent ||
      element.getAttribute('title') ||
      element.tagName
    ).trim();

  for (const region of document.querySelectorAll(LIVE)) {
    const outer = region.parentElement?.closest(LIVE);
    if (outer) problems.push(`a live region stands in another: "${(region.textContent ?? '').trim().slice(0, 40)}"`);
  }

  for (const hint of document.querySelectorAll('.m-key-hint')) {
    const owner = hint.closest('button, a, [role]');
    // A page that documents the hint shows it outside a control.
    if (owner && owner.id !== 'storybook-root' && !owner.hasAttribute('aria-keyshortcuts')) {
      problems.push(`"${getName(owner).slice(0, 40)}" shows a key that is not announced: aria-keyshortcuts`);
    }
  }

  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="separator"][tabindex]';
  for (const control of [...document.querySelectorAll(CONTROLS)].filter(shown)) {
    if (control.matches('[type="hidden"], [type="file"], .m-hidden, .m-hidden *')) continue;
    const name = getName(control);
    const described = getText(control.getAttribute('aria-describedby'));
    const title = control.getAttribute('title')?.trim() ?? '';
    const named = control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby');
    if (described !== '' && described === name) problems.push(`"${name}" is described by its own name`);
    if (title !== '' && named && title === name)
      problems.push(`"${name}" has its own name as its title: it is read twice`);

    // A link in running text is as high as its line.
    const { display } = getComputedStyle(control);
    if (control.matches('a') && display === 'inline') continue;
    const target = control.matches('input')
      ? (control.closest('label, .m-framed, .m-quantity__row, .m-grid-select') ?? control)
      : control;
    const { width, height } = target.getBoundingClientRect();
    // Pseudo-elements enlarge the target of a thin control.
    const grown = ['::before', '::after'].map((part) => {
      const style = getComputedStyle(control, part);
      const absolute = style.content !== 'none' && style.position === 'absolute';
      return absolute
        ? { width: Number.parseFloat(style.width) || 0, height: Number.parseFloat(style.height) || 0 }
        : null;
    });
    const zoom = (target as HTMLElement).currentCSSZoom ?? 1;
    const widest = Math.max(width / zoom, ...grown.map((part) => part?.width ?? 0));
    const highest = Math.max(height / zoom, ...grown.map((part) => part?.height ?? 0));
    if (widest < MIN - 0.5 || highest < MIN - 0.5) {
      problems.push(`"${name.slice(0, 40)}" is ${Math.round(widest)} × ${Math.round(highest)} px: ${MIN} at least`);
    }
  }
  return [...new Set(problems)];
}

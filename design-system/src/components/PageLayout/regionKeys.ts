/** Pages that name their panels handle F6 themselves. */
const OWN = '[data-pane]';
const REGIONS = '.m-top-bar, search, .m-panel:not(.m-panel .m-panel), .m-bottom-bar';
/** Focus target in a region: the last focused grid cell, or the first control. */
const TARGETS = [
  ':is([role="grid"], [role="treegrid"]) [tabindex="0"]',
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)',
];

const isShown = (element: Element) => element.getClientRects().length > 0;

function enter(region: Element): boolean {
  for (const selector of TARGETS) {
    const target = [...region.querySelectorAll<HTMLElement>(selector)].find(isShown);
    target?.focus();
    if (target && target === document.activeElement) return true;
  }
  return false;
}

/**
 * Moves focus to the next region with F6 and to the previous one with Shift+F6; not while a popup is open.
 * @returns a function that stops it
 */
export function listenForRegionKeys(page: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (page.querySelector(OWN) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const regions = [...page.querySelectorAll(REGIONS)].filter(isShown);
    const by = event.shiftKey ? -1 : 1;
    const at = regions.findLastIndex((region) => region.contains(document.activeElement));
    event.preventDefault();
    for (let step = 1; step <= regions.length; step++) {
      const from = at < 0 && by < 0 ? 0 : at;
      const next = regions.at((from + by * step + regions.length * 2) % regions.length);
      if (next && enter(next)) return;
    }
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

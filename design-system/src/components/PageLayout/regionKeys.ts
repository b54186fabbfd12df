/** A page that names its panes goes through them by itself. */
const OWN = '[data-pane]';
/** The parts of a page, as they stand: its bars, its panels and what is searched with. */
const REGIONS = '.m-top-bar, search, .m-panel:not(.m-panel .m-panel), .m-bottom-bar';
/** What takes the keyboard in a region: the cell of a grid where it was left, or the first control. */
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
 * F6 goes to the next part of a page and Shift+F6 to the one before, as in a desktop application; not while a popup stands
 * over it. @returns how to stop
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

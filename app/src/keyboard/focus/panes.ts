const FOCUS_SELECTORS = [
  // A retry button comes first.
  '[role="alert"] button',
  ':is([role="grid"], [role="treegrid"]) [tabindex="0"]',
  'input:not(:disabled), select:not(:disabled), button:not(:disabled)',
];

/** Focuses a region at its last focused row. @returns false if nothing in it can be focused */
function focusRegion(part: Element): boolean {
  for (const selector of part.matches('[data-pane="search"], [data-pane="bar"]')
    ? FOCUS_SELECTORS.slice(-1)
    : FOCUS_SELECTORS) {
    const target = part.querySelector<HTMLElement>(selector);
    target?.focus();
    if (target && target === document.activeElement) return true;
  }
  return false;
}

/** Regions in document order, each after its nested ones. */
function getRegions(page: HTMLElement): Element[] {
  const parts = [...page.querySelectorAll('[data-pane]')];
  const inside = (part: Element) => parts.filter((other) => other !== part && part.contains(other));
  const ordered: Element[] = [];
  for (const part of parts) for (const each of [...inside(part), part]) if (!ordered.includes(each)) ordered.push(each);
  return ordered;
}

/** Focuses the next or previous region: F6 and Shift+F6. */
export function focusNextPane(page: HTMLElement, by: 1 | -1): void {
  const parts = getRegions(page);
  const focusedRegion = document.activeElement?.closest('[data-pane]');
  const from = focusedRegion ? parts.indexOf(focusedRegion) : by === 1 ? -1 : 0;
  for (let step = 1; step <= parts.length; step++) {
    const next = parts.at((from + by * step + parts.length * 2) % parts.length);
    // Lists in hidden tabs are regions too but cannot be focused.
    if (next && focusRegion(next)) return;
  }
}

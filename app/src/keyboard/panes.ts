const INSIDE = [
  // What could not be read is asked for again first.
  '[role="alert"] button',
  ':is([role="grid"], [role="treegrid"]) [tabindex="0"]',
  'input:not(:disabled), select:not(:disabled), button:not(:disabled)',
];

/** Gives a part the keyboard, at the row that had it last. @returns false where nothing in it takes the keyboard */
function enter(part: Element): boolean {
  for (const selector of part.matches('[data-pane="search"], [data-pane="bar"]') ? INSIDE.slice(-1) : INSIDE) {
    const target = part.querySelector<HTMLElement>(selector);
    target?.focus();
    if (target && target === document.activeElement) return true;
  }
  return false;
}

/** The parts of a page in the order of its text, each behind those that stand in it. */
function getParts(page: HTMLElement): Element[] {
  const parts = [...page.querySelectorAll('[data-pane]')];
  const inside = (part: Element) => parts.filter((other) => other !== part && part.contains(other));
  const ordered: Element[] = [];
  for (const part of parts) for (const each of [...inside(part), part]) if (!ordered.includes(each)) ordered.push(each);
  return ordered;
}

/** Gives the keyboard to the next part of a page that takes it, or to the one before: F6 and Shift+F6. */
export function focusNextPane(page: HTMLElement, by: 1 | -1): void {
  const parts = getParts(page);
  const at = document.activeElement?.closest('[data-pane]');
  const from = at ? parts.indexOf(at) : by === 1 ? -1 : 0;
  for (let step = 1; step <= parts.length; step++) {
    const next = parts.at((from + by * step + parts.length * 2) % parts.length);
    // Lists behind other tabs are parts as well: what is hidden takes no keyboard.
    if (next && enter(next)) return;
  }
}

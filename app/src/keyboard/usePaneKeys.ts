import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The parts of the ordering page, in the order that F6 goes through them. */
const PANES = [
  ...(['search', 'products', 'generics', 'regrets'] as const),
  ...(['prices', 'order', 'totals', 'history', 'responses', 'bar'] as const),
] as const;
export type Pane = (typeof PANES)[number];

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

function goOn(page: HTMLElement, by: 1 | -1): void {
  const at = document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane;
  const from = PANES.indexOf(at as Pane);
  for (let step = 1; step <= PANES.length; step++) {
    const next = PANES.at((Math.max(from, by === 1 ? -1 : 0) + by * step + PANES.length * 2) % PANES.length);
    // Lists behind other tabs have these parts as well: what is hidden takes no keyboard.
    if ([...page.querySelectorAll(`[data-pane="${next}"]`)].some(enter)) return;
  }
}

/**
 * F6 goes to the next part of the page and Shift+F6 to the one before, F8 to the line that was added last; none of them
 * while a popup stands over the page.
 */
export function usePaneKeys(page: RefObject<HTMLElement | null>, toLastLine: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !['F6', 'F8'].includes(event.key)) return;
    if (!page.current || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    if (event.key === 'F8') toLastLine();
    else goOn(page.current, event.shiftKey ? -1 : 1);
  });
  useEffect(function listenForPaneKeys() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

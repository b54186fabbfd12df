/** Where somebody is who has the keyboard, as attributes of the page say it. Set them beside the handlers of the keys. */
const ROW_KEYS = 'data-row-keys';
const FIELD_KEYS = 'data-field-keys';

const POPUP = '[role="dialog"], [role="alertdialog"]';
const GRID = ':is([role="grid"], [role="treegrid"])';

const texts = {
  header: '↵ sort by it · ↓ to the rows',
  tab: '← → other tabs',
} as const;

const said = (element: Element, attribute: string) =>
  element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;

/** What the keys do in what has the keyboard; undefined where nothing is known. */
function ownHint(element: Element): string | undefined {
  if (element.matches('[role="tab"]')) return texts.tab;
  if (element.matches(`${GRID} [role="columnheader"]`)) {
    const rows = element.closest(GRID)?.querySelector('[data-index]:not([hidden])');
    return element.hasAttribute('data-sortable') && rows ? texts.header : undefined;
  }
  // Buttons and fields in a cell have keys of their own.
  if (element.matches(`${GRID} :is([role="gridcell"], [role="rowheader"])`)) return said(element, ROW_KEYS);
  return element.matches('input[type="search"], input[type="text"]') ? said(element, FIELD_KEYS) : undefined;
}

/**
 * What the keys do where the keyboard is, for the bar of a page; nothing where that is not known, or where a popup stands
 * over the page.
 * @param element what has the keyboard
 * @param page what the keys of the page do, wherever in it the keyboard is
 */
export function hintAt(element: Element | null, page: string): string {
  if (!element || element === document.body || element.closest(POPUP)) return '';
  const inPage = element.closest('[data-pane], [role="tablist"]') !== null;
  return [ownHint(element), inPage && page].filter(Boolean).join(' · ');
}

/** The part of the page that has the keyboard, and whether a row of a grid in it has; null for none. */
export function getPlace(element: Element | null): { pane: string; row: boolean } | null {
  const pane = element?.closest(POPUP) ? null : element?.closest<HTMLElement>('[data-pane]')?.dataset.pane;
  if (!element || !pane) return null;
  return { pane, row: element.matches(`${GRID} :is([role="gridcell"], [role="rowheader"])`) };
}

/** Attributes that describe the keys of the focused element; set them next to key handlers. */
const ROW_KEYS = 'data-row-keys';
const FIELD_KEYS = 'data-field-keys';

const POPUP = '[role="dialog"], [role="alertdialog"]';
const GRID = ':is([role="grid"], [role="treegrid"])';

const texts = {
  header: '↵ sort by it · ↓ to the rows',
  tab: '← → other tabs',
} as const;

const attributeOf = (element: Element, attribute: string) =>
  element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;

/** Keys of the focused element; undefined if unknown. */
function getElementHint(element: Element): string | undefined {
  if (element.matches('[role="tab"]')) return texts.tab;
  if (element.matches(`${GRID} [role="columnheader"]`)) {
    const rows = element.closest(GRID)?.querySelector('[data-index]:not([hidden])');
    return element.hasAttribute('data-sortable') && rows ? texts.header : undefined;
  }
  // Buttons and fields in cells have their own keys.
  if (element.matches(`${GRID} :is([role="gridcell"], [role="rowheader"])`)) return attributeOf(element, ROW_KEYS);
  return element.matches('input[type="search"], input[type="text"]') ? attributeOf(element, FIELD_KEYS) : undefined;
}

/**
 * Returns the key hints for the page's bar; '' if unknown or while a popup is open.
 * @param element focused element
 * @param page hints that apply on the full page
 */
export function hintAt(element: Element | null, page: string): string {
  if (!element || element === document.body || element.closest(POPUP)) return '';
  const inPage = element.closest('[data-pane], [role="tablist"]') !== null;
  return [getElementHint(element), inPage && page].filter(Boolean).join(' · ');
}

/** Returns the region with focus, and whether a grid row has it; null for none. */
export function getFocusedRegion(element: Element | null): { pane: string; row: boolean } | null {
  const pane = element?.closest(POPUP) ? null : element?.closest<HTMLElement>('[data-pane]')?.dataset.pane;
  if (!element || !pane) return null;
  return { pane, row: element.matches(`${GRID} :is([role="gridcell"], [role="rowheader"])`) };
}

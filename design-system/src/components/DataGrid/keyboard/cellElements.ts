import { HEADER_ROW } from './navigation.ts';

/** Elements in a cell that handle clicks and keys themselves. */
export const WIDGETS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

const GRID = ':is([role="grid"], [role="treegrid"])';
const CELL = '[aria-colindex]';
const TAB_STOP = `${CELL}[tabindex="0"]`;

/** A cell in the document. */
export interface LocatedCell {
  element: HTMLElement;
  /** Position of its row; `HEADER_ROW` in the header. */
  position: number;
  /** Index of its track. */
  track: number;
}

/** Returns the cell of an event; null between cells, in details, or in a nested grid. */
export function getCell(target: EventTarget | null, grid: HTMLElement | null): LocatedCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
  const row = element?.closest('[role="row"]');
  if (!element || !grid || row?.closest(GRID) !== grid) return null;
  const rowIndex = Number(row.getAttribute('aria-rowindex'));
  if (!(rowIndex >= 1)) return null;
  return {
    element,
    position: rowIndex === 1 ? HEADER_ROW : rowIndex - 2,
    track: Number(element.getAttribute('aria-colindex')) - 1,
  };
}

/** Returns the focusable widgets of a cell. */
export function getWidgets(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(WIDGETS)].filter((widget) => !widget.matches(':disabled'));
}

/** Returns whether an event comes from a widget inside the cell. */
export function fromWidget(target: EventTarget | null, cell: LocatedCell): boolean {
  const widget = target instanceof Element ? target.closest(WIDGETS) : null;
  return widget !== null && widget !== cell.element && cell.element.contains(widget);
}

/** Returns the cell that is the tab stop; there is always exactly one. */
export function getTabStop(grid: HTMLElement): HTMLElement | null {
  return grid.querySelector<HTMLElement>(TAB_STOP);
}

/** Returns the retry button for rows that failed to load; null if there is none. */
export function getRetry(grid: HTMLElement): HTMLElement | null {
  return grid.parentElement?.querySelector<HTMLElement>(':scope > [role="alert"] > .m-grid-retry') ?? null;
}

export function focusCell(cell: HTMLElement): void {
  cell.focus({ preventScroll: true });
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Copies a text to the clipboard if permitted; otherwise the clipboard is unchanged. */
export function copyText(text: string): void {
  navigator.clipboard?.writeText(text).catch(() => undefined);
}

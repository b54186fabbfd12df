import { HEADER_ROW } from './navigation.ts';

/** What takes clicks and keys for itself inside a cell. */
export const WIDGETS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

const GRID = ':is([role="grid"], [role="treegrid"])';
const CELL = '[aria-colindex]';
const TAB_STOP = `${CELL}[tabindex="0"]`;

/** A cell as it stands in the document. */
export interface LocatedCell {
  element: HTMLElement;
  /** Position of its row; `HEADER_ROW` in the header. */
  position: number;
  /** Index of its track. */
  track: number;
}

/** The cell that an event comes from; null for what lies between cells, in details, or in a grid inside this one. */
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

/** The widgets of a cell that can take the focus now. */
export function getWidgets(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(WIDGETS)].filter((widget) => !widget.matches(':disabled'));
}

/** Whether an event comes from a widget inside the cell rather than from the cell. */
export function fromWidget(target: EventTarget | null, cell: LocatedCell): boolean {
  const widget = target instanceof Element ? target.closest(WIDGETS) : null;
  return widget !== null && widget !== cell.element && cell.element.contains(widget);
}

/** The cell that Tab reaches. There is always exactly one. */
export function getTabStop(grid: HTMLElement): HTMLElement | null {
  return grid.querySelector<HTMLElement>(TAB_STOP);
}

/** The button that asks again for rows that could not be read; null where none is offered. */
export function getRetry(grid: HTMLElement): HTMLElement | null {
  return grid.parentElement?.querySelector<HTMLElement>(':scope > [role="alert"] > .m-grid-retry') ?? null;
}

export function focusCell(cell: HTMLElement): void {
  cell.focus({ preventScroll: true });
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Puts a text on the clipboard, if the page may. A refusal leaves the clipboard as it was. */
export function copyText(text: string): void {
  navigator.clipboard?.writeText(text).catch(() => undefined);
}

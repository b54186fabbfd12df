import { cellText } from '../columns/cellText.ts';
import type { Lane } from '../columns/gridTracks.ts';
import { fits } from './glyphWidths.ts';
import type { RowLook } from './rowSlot.ts';

/** At both ends of a cell together, with the line of a pinned one, as in `GridRow.css`, px. */
const PADDING = 17;
/** What the cells of a row are made of. */
const IN_CELLS = ['row', 'lanes', 'pattern', 'marked', 'tone', 'advances'] as const;

/** Whether a lane's cells hold nothing but text, which is written without React. */
export function isPainted<Row>({ kind, column }: Lane<Row>): boolean {
  return kind === 'data' && !column.render && !column.interactive;
}

function setAttribute(element: HTMLElement, name: string, value: string | number | boolean | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** A text with its search matches marked, as `Highlighted` renders it. */
function markedParts(parts: readonly string[]): (string | HTMLElement)[] {
  return parts.map((part, place) => {
    if (place % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.className = 'm-grid-match';
    mark.textContent = part;
    return mark;
  });
}

function paintText(cell: Element, text: string, pattern: RegExp | null): void {
  const parts = pattern ? text.split(pattern) : [];
  const node = cell.firstChild;
  if (parts.length > 1) cell.replaceChildren(...markedParts(parts));
  // A text node that is handed on costs a fraction of a new one.
  else if (node?.nodeType !== Node.TEXT_NODE || node.nextSibling) cell.textContent = text;
  else if ((node as Text).data !== text) (node as Text).data = text;
  else return;
  // The whole text under the pointer is another now.
  cell.removeAttribute('title');
}

function paintCells<Row>({ children }: HTMLElement, look: RowLook<Row>): void {
  // Locked rows are italic, which nobody has measured.
  const advances = look.tone === 'locked' ? null : look.advances;
  look.lanes.forEach((lane, place) => {
    const cell = children[place];
    if (!cell || !lane.column || !isPainted(lane)) return;
    const text = cellText(lane.column, look.row);
    paintText(cell, text, look.marked.has(lane.id) ? look.pattern : null);
    cell.toggleAttribute('data-whole', advances !== null && fits(text, lane.least - PADDING, advances));
  });
}

function paintTabStop<Row>(element: HTMLElement, { tabLane }: RowLook<Row>): void {
  element.querySelector(':scope > [tabindex="0"]')?.setAttribute('tabindex', '-1');
  if (tabLane >= 0) element.children[tabLane]?.setAttribute('tabindex', '0');
}

/** Makes a row's element show a look; `before` is what is written into it. */
export function paintRow<Row>(element: HTMLElement, look: RowLook<Row>, before: RowLook<Row> | null): void {
  const differs = (part: keyof RowLook<Row>) => look[part] !== before?.[part];
  if (differs('position')) {
    element.className = look.position % 2 === 0 ? 'm-grid-row' : 'm-grid-row m-grid-alternate';
    element.setAttribute('aria-rowindex', String(look.position + 2));
    element.dataset.index = String(look.position);
  }
  if (differs('top')) element.style.transform = `translateY(${look.top}px)`;
  if (differs('selected')) setAttribute(element, 'aria-selected', look.selected);
  if (differs('active')) setAttribute(element, 'data-active', look.active || undefined);
  if (differs('expanded')) setAttribute(element, 'data-expanded', look.expanded || undefined);
  if (differs('tone')) {
    setAttribute(element, 'data-tone', look.tone);
    setAttribute(element, 'aria-disabled', look.tone === 'dimmed' || undefined);
  }
  if (IN_CELLS.some(differs)) paintCells(element, look);
  if (differs('tabLane') || differs('lanes')) paintTabStop(element, look);
}

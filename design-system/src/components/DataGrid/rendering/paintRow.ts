import { cellText } from '../columns/cellText.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import { fits } from './glyphWidths.ts';
import type { RowProps } from './rowSlot.ts';

/** At both ends of a cell together, with the line of a pinned one, as in `GridRow.css`, px. */
const PADDING = 17;
/** What the cells of a row are made of. */
const IN_CELLS = ['row', 'tracks', 'pattern', 'marked', 'tone', 'glyphWidths'] as const;

/** Whether a track's cells hold nothing but text, which is written without React. */
export function isPainted<Row>({ kind, column }: GridTrack<Row>): boolean {
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

function paintCells<Row>({ children }: HTMLElement, props: RowProps<Row>): void {
  // Locked rows are italic, which nobody has measured.
  const glyphWidths = props.tone === 'locked' ? null : props.glyphWidths;
  props.tracks.forEach((track, place) => {
    const cell = children[place];
    if (!cell || !track.column || !isPainted(track)) return;
    const text = cellText(track.column, props.row);
    paintText(cell, text, props.marked.has(track.id) ? props.pattern : null);
    cell.toggleAttribute('data-whole', glyphWidths !== null && fits(text, track.minWidth - PADDING, glyphWidths));
  });
}

function paintTabStop<Row>(element: HTMLElement, { tabStop }: RowProps<Row>): void {
  element.querySelector(':scope > [tabindex="0"]')?.setAttribute('tabindex', '-1');
  if (tabStop >= 0) element.children[tabStop]?.setAttribute('tabindex', '0');
}

/** Writes what a row shows into its element; `before` is what is written there already. */
export function paintRow<Row>(element: HTMLElement, props: RowProps<Row>, before: RowProps<Row> | null): void {
  const differs = (part: keyof RowProps<Row>) => props[part] !== before?.[part];
  if (differs('position')) {
    element.className = props.position % 2 === 0 ? 'm-grid-row' : 'm-grid-row m-grid-alternate';
    element.setAttribute('aria-rowindex', String(props.position + 2));
    element.dataset.index = String(props.position);
  }
  if (differs('top')) element.style.transform = `translateY(${props.top}px)`;
  if (differs('selected')) setAttribute(element, 'aria-selected', props.selected);
  if (differs('active')) setAttribute(element, 'data-active', props.active || undefined);
  if (differs('expanded')) setAttribute(element, 'data-expanded', props.expanded || undefined);
  if (differs('tone')) {
    setAttribute(element, 'data-tone', props.tone);
    setAttribute(element, 'aria-disabled', props.tone === 'dimmed' || undefined);
  }
  if (IN_CELLS.some(differs)) paintCells(element, props);
  if (differs('tabStop') || differs('tracks')) paintTabStop(element, props);
}

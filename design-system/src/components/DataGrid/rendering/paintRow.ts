import { cellText, shownText, suffixStart } from '../columns/cellText.ts';

import { aroundText, fits } from '../columns/glyphWidths.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import { messages } from '../messages.ts';
import { splitParts, type TextPart, textParts } from './markedText.ts';
import type { RowProps } from './rowProps.ts';

/** Props that cells depend on. */
const IN_CELLS = ['row', 'tracks', 'pattern', 'marked', 'tone', 'glyphWidths'] as const;

/** Returns whether a track's cells are only text, written without React. */
export function isPainted<Row>({ kind, column }: GridTrack<Row>): boolean {
  return kind === 'data' && !column.render && !column.interactive;
}

function setAttribute(element: Element, name: string, value: string | number | boolean | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

function getNode({ text, marked }: TextPart): string | HTMLElement {
  if (!marked) return text;
  const mark = document.createElement('mark');
  mark.className = 'm-grid-match';
  mark.textContent = text;
  return mark;
}

function paintPlain(element: Element, text: string): boolean {
  const node = element.firstChild;
  // Reusing a text node costs a fraction of creating one.
  if (node?.nodeType !== Node.TEXT_NODE || node.nextSibling) element.textContent = text;
  else if ((node as Text).data !== text) (node as Text).data = text;
  else return false;
  return true;
}

function paintParts(element: Element, text: string, parts: readonly TextPart[]): boolean {
  if (!parts.some(({ marked }) => marked)) return paintPlain(element, text);
  element.replaceChildren(...parts.map(getNode));
  return true;
}

function part(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

/** Writes a name, which may be cut off, and its suffix, which is not. */
function paintSplit(cell: Element, text: string, parts: readonly TextPart[], start: number): boolean {
  if (!cell.hasAttribute('data-split')) {
    cell.replaceChildren(part('m-grid-name'), part('m-grid-tail'));
    cell.setAttribute('data-split', '');
    // Name and suffix follow their own language's direction.
    cell.setAttribute('dir', 'auto');
  }
  const [name, suffix] = splitParts(parts, start);
  const changed = [
    paintParts(cell.firstElementChild as Element, text.slice(0, start), name),
    paintParts(cell.lastElementChild as Element, text.slice(start), suffix),
  ];
  return changed.includes(true);
}

function paintText(cell: Element, text: string, pattern: RegExp | null, start: number): void {
  const split = start > 0 && start < text.length;
  if (!split && !pattern && !cell.hasAttribute('data-split')) {
    // The most frequent case.
    if (paintPlain(cell, text)) cell.removeAttribute('title');
    return;
  }
  const parts = textParts(text, pattern);
  if (!split && cell.hasAttribute('data-split')) {
    cell.removeAttribute('data-split');
    cell.removeAttribute('dir');
    cell.replaceChildren();
  }
  const changed = split ? paintSplit(cell, text, parts, start) : paintParts(cell, text, parts);
  // The tooltip's full text is outdated.
  if (changed) cell.removeAttribute('title');
}

/** Returns the text announced in place of the shown one: in full, or that it is empty. */
function spokenText(full: string, shown: string): string | undefined {
  if (full === '') return messages.empty;
  return shown === full ? undefined : full;
}

function paintCells<Row>({ children }: HTMLElement, props: RowProps<Row>): void {
  // Locked rows are italic, whose widths are not measured.
  const glyphWidths = props.tone === 'locked' ? null : props.glyphWidths;
  props.tracks.forEach((track, place) => {
    const cell = children[place];
    if (!cell || !track.column || !isPainted(track)) return;
    const full = cellText(track.column, props.row);
    const shown = shownText(track.column, full);
    paintText(cell, shown, props.marked.has(track.id) ? props.pattern : null, suffixStart(track.column, shown));
    setAttribute(cell, 'aria-label', spokenText(full, shown));
    if (track.column.short) cell.toggleAttribute('data-short', shown !== full);
    setAttribute(cell, 'data-text-tone', track.column.textTone?.(props.row));
    cell.toggleAttribute(
      'data-whole',
      glyphWidths !== null && fits(shown, track.minWidth - aroundText(glyphWidths), glyphWidths),
    );
  });
}

/** Set on cells too, because they have focus and must expose their row's state. */
function paintSelected<Row>(element: HTMLElement, { selected, tracks }: RowProps<Row>): void {
  setAttribute(element, 'aria-selected', selected);
  for (const place of tracks.keys()) {
    const cell = element.children[place];
    if (cell) setAttribute(cell, 'aria-selected', selected);
  }
}

/** In trees, set on the row and its header cell, like selection. */
function paintTree<Row>(element: HTMLElement, { level, open, tracks }: RowProps<Row>): void {
  setAttribute(element, 'aria-level', level);
  setAttribute(element, 'aria-expanded', open);
  for (const [place, { rowHeader }] of tracks.entries()) {
    const cell = element.children[place];
    if (cell) setAttribute(cell, 'aria-expanded', rowHeader ? open : undefined);
  }
}

function paintTabStop<Row>(element: HTMLElement, { tabStop }: RowProps<Row>): void {
  element.querySelector(':scope > [tabindex="0"]')?.setAttribute('tabindex', '-1');
  if (tabStop >= 0) element.children[tabStop]?.setAttribute('tabindex', '0');
}

/** Writes a row's content into its element; `before` is the present content. */
export function paintRow<Row>(element: HTMLElement, props: RowProps<Row>, before: RowProps<Row> | null): void {
  const differs = (part: keyof RowProps<Row>) => props[part] !== before?.[part];
  if (differs('position')) {
    element.className = props.position % 2 === 0 ? 'm-grid-row' : 'm-grid-row m-grid-alternate';
    element.setAttribute('aria-rowindex', String(props.position + 2));
    element.dataset.index = String(props.position);
  }
  if (differs('top')) element.style.transform = `translateY(${props.top}px)`;
  if (differs('selected') || (differs('tracks') && props.selected !== undefined)) paintSelected(element, props);
  if (differs('level') || differs('open') || (differs('tracks') && props.open !== undefined)) {
    paintTree(element, props);
  }
  if (differs('active')) setAttribute(element, 'data-active', props.active || undefined);
  if (differs('flashed')) setAttribute(element, 'data-flashed', props.flashed || undefined);
  if (differs('expanded')) setAttribute(element, 'data-expanded', props.expanded || undefined);
  if (differs('tone')) {
    setAttribute(element, 'data-tone', props.tone);
    setAttribute(element, 'aria-disabled', props.tone === 'dimmed' || undefined);
  }
  if (IN_CELLS.some(differs)) paintCells(element, props);
  if (differs('tabStop') || differs('tracks')) paintTabStop(element, props);
}

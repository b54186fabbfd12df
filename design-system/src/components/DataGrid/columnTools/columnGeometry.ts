import type { GridTrack } from '../columns/gridTracks.ts';

/** Returns the header of a shown column. */
export function getHeader<Row>(
  grid: HTMLElement | null,
  tracks: readonly GridTrack<Row>[],
  id: string,
): HTMLElement | null {
  const place = tracks.findIndex((track) => track.id === id);
  return grid?.querySelector<HTMLElement>(`.m-grid-head [aria-colindex="${place + 1}"]`) ?? null;
}

/** Returns screen pixels per pixel of the element: above 1 in an enlarged page. */
export function getScale(element: HTMLElement): number {
  return element.getBoundingClientRect().width / element.offsetWidth || 1;
}

/** Returns whether columns run from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function contentWidth(cell: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  const content = range.getBoundingClientRect().width / getScale(cell);
  return Math.max(content + padding, cell.scrollWidth > cell.clientWidth ? cell.scrollWidth : 0);
}

function titleWidth(header: HTMLElement): number {
  const title = header.querySelector<HTMLElement>('.m-grid-title');
  const sort = header.querySelector<HTMLElement>('.m-grid-sort');
  return (title?.scrollWidth ?? 0) + (sort ? sort.offsetWidth + 4 : 0) + 18;
}

/** Returns the width that fits all visible content of a column. */
export function fittingWidth(grid: HTMLElement, header: HTMLElement): number {
  const index = header.getAttribute('aria-colindex');
  const cells = grid.querySelectorAll<HTMLElement>(`.m-grid-row > [aria-colindex="${index}"]`);
  return Math.ceil(Math.max(titleWidth(header), ...[...cells].map(contentWidth))) + 1;
}

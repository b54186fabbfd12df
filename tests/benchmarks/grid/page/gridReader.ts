import { middleOf, ROW_HEIGHT } from './columns.ts';
import type { Contender } from './contender.ts';
import type { Field } from './rows.ts';

/** Reads what the grid shows, the same way for everybody: which text stands at a point of the page. */
export interface GridReader {
  scroller: HTMLElement;
  /** The number shown by a column in the row that covers a height, px from where rows begin; null: none. */
  numberAt(field: Field, y: number): number | null;
  /** How many px of rows are in sight. */
  height: number;
}

function scrollerIn(host: HTMLElement): HTMLElement | null {
  let best: HTMLElement | null = null;
  for (const element of host.querySelectorAll<HTMLElement>('*')) {
    const hidden = element.scrollHeight - element.clientHeight;
    if (hidden < ROW_HEIGHT || !/auto|scroll/.test(getComputedStyle(element).overflowY)) continue;
    if (!best || hidden > best.scrollHeight - best.clientHeight) best = element;
  }
  return best;
}

function numberIn(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || !/^-?[\d.]+$/.test(trimmed) ? null : Number(trimmed);
}

const atPoint = (x: number, y: number) => numberIn(document.elementFromPoint(x, y)?.textContent);

/** Finds the grid once its first row shows; null until then. */
export function readerOf(host: HTMLElement, contender: Contender): GridReader | null {
  const scroller = scrollerIn(host);
  if (!scroller) return null;
  const frame = host.getBoundingClientRect();
  const canvas = contender.canvas?.();
  if (canvas) {
    const { element, top } = canvas;
    if (!element || element.clientWidth === 0) return null;
    const ratio = element.width / element.clientWidth;
    const context = element.getContext('2d');
    const height = element.clientHeight - top;
    const numberAt = (field: Field, y: number) => {
      const x = middleOf(field) * ratio;
      // Only whole rows are looked at; the colour stands two px below a row's upper edge.
      const rowTop = Math.floor(y / ROW_HEIGHT) * ROW_HEIGHT;
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, (top + rowTop + 4) * ratio, 1, 1).data ?? [];
      return red === 255 ? null : red * 65_536 + green * 256 + blue;
    };
    return numberAt('id', 1) === 0 ? { scroller, numberAt, height } : null;
  }
  const column = frame.left + middleOf('id');
  for (let y = frame.top + 2; y < frame.top + 120; y++) {
    if (atPoint(column, y) !== 0) continue;
    // The first px that belongs to the first row.
    let top = y;
    while (top > frame.top && atPoint(column, top - 1) === 0) top--;
    const bottom = Math.min(scroller.getBoundingClientRect().bottom, frame.bottom);
    const numberAt = (field: Field, at: number) => atPoint(frame.left + middleOf(field), top + at);
    return { scroller, numberAt, height: bottom - top };
  }
  return null;
}

import type { MountedRows } from './added.ts';
import { wantsMotion } from './wantsMotion.ts';

type RowKey = string | number;

/** More rows than this are filtered or read anew, and nobody follows where each of them went. */
const MAX_ROWS = 3;

/** How many rows each grid showed last. */
const counts = new WeakMap<MountedRows, number>();

/**
 * Draws a row once more that a grid no longer has, where it was; a style sheet fades it by the theme. The rows
 * themselves are in their places at once. What is drawn can be neither pressed nor read aloud.
 */
export function rowsLeave(mounted: MountedRows, count: number, keyAt: (place: number) => RowKey): void {
  const left = (counts.get(mounted) ?? count) - count;
  counts.set(mounted, count);
  if (left <= 0 || left > MAX_ROWS || !wantsMotion()) return;
  const there = new Set(Array.from({ length: count }, (_, place) => keyAt(place)));
  for (const { key, element } of mounted.slotsFor(0)) {
    if (element && key !== null && !there.has(key)) leaveTrace(element);
  }
}

function leaveTrace(row: HTMLElement): void {
  const trace = row.cloneNode(true) as HTMLElement;
  for (const name of ['role', 'aria-rowindex', 'data-index', 'data-active', 'data-flashed'])
    trace.removeAttribute(name);
  trace.inert = true;
  trace.setAttribute('aria-hidden', 'true');
  trace.dataset.leaving = '';
  for (const end of ['animationend', 'animationcancel']) trace.addEventListener(end, () => trace.remove());
  row.parentElement?.append(trace);
}

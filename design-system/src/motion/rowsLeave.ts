import type { MountedRows } from './motorHooks.ts';
import { wantsMotion } from './wantsMotion.ts';

type RowKey = string | number;

/** Maximum number of removed rows to animate; more mean a filter or reload. */
const MAX_ROWS = 3;

/** Row count of each grid as last shown. */
const counts = new WeakMap<MountedRows, number>();

/**
 * Renders a fading copy of each removed row at its old place. Remaining rows move at once. The copy can be neither
 * pressed nor read aloud.
 */
export function rowsLeave(mounted: MountedRows, count: number, keyAt: (place: number) => RowKey): void {
  const left = (counts.get(mounted) ?? count) - count;
  counts.set(mounted, count);
  if (left <= 0 || left > MAX_ROWS || !wantsMotion()) return;
  const remaining = new Set(Array.from({ length: count }, (_, place) => keyAt(place)));
  for (const { key, element } of mounted.slotsFor(0)) {
    if (element && key !== null && !remaining.has(key)) leaveTrace(element);
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

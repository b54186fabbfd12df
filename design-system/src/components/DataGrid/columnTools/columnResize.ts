import { WIDTHS } from '../columns/columnLayout.ts';
import type { Lane } from '../columns/gridTracks.ts';
import { runsLeft, scaleOf } from './columnGeometry.ts';

interface Resizing<Row> {
  /** What carries the tracks of the columns. */
  frame: HTMLElement;
  lanes: readonly Lane<Row>[];
  id: string;
  header: HTMLElement;
  onDone(width: number): void;
}

/**
 * Follows the pointer with the width of a column until it is let go or Escape is pressed. Only one custom property
 * changes meanwhile: no row is rendered.
 */
export function followResize<Row>(event: PointerEvent, { frame, lanes, id, header, onDone }: Resizing<Row>): void {
  const from = event.clientX;
  const before = header.offsetWidth;
  const direction = (runsLeft(header) ? -1 : 1) / scaleOf(header);
  const tracks = frame.style.getPropertyValue('--m-grid-tracks');
  let width = before;
  const listening = new AbortController();
  const options = { signal: listening.signal };

  function finish(keep: boolean) {
    listening.abort();
    delete header.dataset.resizing;
    if (keep && width !== before) onDone(width);
    else frame.style.setProperty('--m-grid-tracks', tracks);
  }
  header.dataset.resizing = 'true';
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      width = Math.round(Math.max(WIDTHS.least, Math.min(WIDTHS.most, before + (clientX - from) * direction)));
      const next = lanes.map((lane) => (lane.id === id ? `${width}px` : lane.track)).join(' ');
      frame.style.setProperty('--m-grid-tracks', next);
    },
    options,
  );
  addEventListener('pointerup', () => finish(true), options);
  addEventListener('pointercancel', () => finish(false), options);
  addEventListener(
    'keydown',
    (key) => {
      if (key.key === 'Escape') finish(false);
    },
    options,
  );
}

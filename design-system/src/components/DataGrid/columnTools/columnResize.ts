import { WIDTH_LIMITS } from '../columns/columnLayout.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import { getScale, isRightToLeft } from './columnGeometry.ts';

interface Resizing<Row> {
  /** The element that sets the column tracks. */
  frame: HTMLElement;
  tracks: readonly GridTrack<Row>[];
  id: string;
  header: HTMLElement;
  onDone(width: number): void;
}

/**
 * Resizes a column with the pointer until it is released or Escape is pressed. Only one custom property changes
 * meanwhile; no row re-renders.
 */
export function startColumnResize<Row>(
  event: PointerEvent,
  { frame, tracks, id, header, onDone }: Resizing<Row>,
): void {
  const from = event.clientX;
  const before = header.offsetWidth;
  const direction = (isRightToLeft(header) ? -1 : 1) / getScale(header);
  const template = frame.style.getPropertyValue('--m-grid-tracks');
  let width = before;
  const listening = new AbortController();
  const options = { signal: listening.signal };

  function finish(keep: boolean) {
    listening.abort();
    delete header.dataset.resizing;
    if (keep && width !== before) onDone(width);
    else frame.style.setProperty('--m-grid-tracks', template);
  }
  header.dataset.resizing = 'true';
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      width = Math.round(Math.max(WIDTH_LIMITS.min, Math.min(WIDTH_LIMITS.max, before + (clientX - from) * direction)));
      const next = tracks.map((track) => (track.id === id ? `${width}px` : track.size)).join(' ');
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

import type { GridTrack } from '../columns/gridTracks.ts';
import { getHeader, isRightToLeft } from './columnGeometry.ts';

/** Where a dragged column would go, and where its line is drawn, in px from the left edge of the page. */
export interface Drop {
  beside: string;
  side: 'before' | 'after';
  x: number;
}

interface Dragging<Row> {
  grid: HTMLElement;
  tracks: readonly GridTrack<Row>[];
  id: string;
  header: HTMLElement;
  /** Called on the way; null says that it is over. */
  onDrop(drop: Drop | null): void;
  onDone(drop: Drop): void;
}

/** How far the pointer goes before a press becomes a drag, in px. */
const SLACK = 6;
/** Width of the strips at both ends of the header over which the grid scrolls on, in px. */
const EDGE = 32;

function dropAt<Row>({ grid, tracks, id }: Dragging<Row>, x: number): Drop | null {
  const pin = tracks.find((track) => track.id === id)?.pin;
  let nearest: Drop | null = null;
  const rightToLeft = isRightToLeft(grid);
  for (const track of tracks) {
    if (track.kind !== 'data' || track.pin !== pin) continue;
    const rect = getHeader(grid, tracks, track.id)?.getBoundingClientRect();
    if (!rect) continue;
    for (const edge of [rect.left, rect.right]) {
      if (nearest && Math.abs(edge - x) >= Math.abs(nearest.x - x)) continue;
      nearest = { beside: track.id, side: (edge === rect.left) === rightToLeft ? 'after' : 'before', x: edge };
    }
  }
  return nearest;
}

/** The click that ends a drag would sort. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

/** Follows the pointer with a column's header until it is let go or Escape is pressed. */
export function startColumnDrag<Row>(event: PointerEvent, dragging: Dragging<Row>): void {
  const { grid, header, onDrop, onDone } = dragging;
  const from = event.clientX;
  let drop: Drop | null = null;
  let moving = false;
  const listening = new AbortController();
  const options = { signal: listening.signal };

  function finish(keep: boolean) {
    listening.abort();
    delete header.dataset.dragged;
    if (!moving) return;
    onDrop(null);
    if (keep) swallowClick();
    if (keep && drop) onDone(drop);
  }
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (!moving && Math.abs(clientX - from) < SLACK) return;
      moving = true;
      header.dataset.dragged = 'true';
      const { left, right } = grid.getBoundingClientRect();
      if (clientX < left + EDGE) grid.scrollLeft -= 12;
      if (clientX > right - EDGE) grid.scrollLeft += 12;
      drop = dropAt(dragging, clientX);
      onDrop(drop);
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

import type { GridTrack } from '../columns/gridTracks.ts';
import { getHeader, isRightToLeft } from './columnGeometry.ts';

/** Drop position of a dragged column, and its line in px from the page's left edge. */
export interface Drop {
  target: string;
  side: 'before' | 'after';
  x: number;
}

interface ColumnDragOptions<Row> {
  grid: HTMLElement;
  tracks: readonly GridTrack<Row>[];
  id: string;
  header: HTMLElement;
  /** Called while dragging; null at the end. */
  onDrop(drop: Drop | null): void;
  onDone(drop: Drop): void;
}

/** Pointer movement in px from which a press is a drag. */
const DRAG_THRESHOLD_PX = 6;
/** Width in px of the zones at both ends of the header that scroll the grid. */
const SCROLL_ZONE_PX = 32;
const SCROLL_STEP_PX = 12;

function dropAt<Row>({ grid, tracks, id }: ColumnDragOptions<Row>, x: number): Drop | null {
  const pin = tracks.find((track) => track.id === id)?.pin;
  let nearest: Drop | null = null;
  const rightToLeft = isRightToLeft(grid);
  for (const track of tracks) {
    if (track.kind !== 'data' || track.pin !== pin) continue;
    const rect = getHeader(grid, tracks, track.id)?.getBoundingClientRect();
    if (!rect) continue;
    for (const edge of [rect.left, rect.right]) {
      if (nearest && Math.abs(edge - x) >= Math.abs(nearest.x - x)) continue;
      // Before a column is at its left edge, in right-to-left writing at its right.
      nearest = { target: track.id, side: (edge === rect.left) === rightToLeft ? 'after' : 'before', x: edge };
    }
  }
  return nearest;
}

/** Suppresses the click after a drag, which would sort. */
function swallowClick() {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

/** Drags a column's header until the pointer is released or Escape is pressed. */
export function startColumnDrag<Row>(event: PointerEvent, dragging: ColumnDragOptions<Row>): void {
  const { grid, header, onDrop, onDone } = dragging;
  const from = event.clientX;
  let drop: Drop | null = null;
  let moving = false;
  const listening = new AbortController();
  const options = { signal: listening.signal };

  function finish({ commit }: { commit: boolean }) {
    listening.abort();
    delete header.dataset.dragged;
    if (!moving) return;
    onDrop(null);
    if (commit) swallowClick();
    if (commit && drop) onDone(drop);
  }
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (!moving && Math.abs(clientX - from) < DRAG_THRESHOLD_PX) return;
      moving = true;
      header.dataset.dragged = 'true';
      const { left, right } = grid.getBoundingClientRect();
      if (clientX < left + SCROLL_ZONE_PX) grid.scrollLeft -= SCROLL_STEP_PX;
      if (clientX > right - SCROLL_ZONE_PX) grid.scrollLeft += SCROLL_STEP_PX;
      drop = dropAt(dragging, clientX);
      onDrop(drop);
    },
    options,
  );
  addEventListener('pointerup', () => finish({ commit: true }), options);
  addEventListener('pointercancel', () => finish({ commit: false }), options);
  addEventListener(
    'keydown',
    (key) => {
      if (key.key === 'Escape') finish({ commit: false });
    },
    options,
  );
}

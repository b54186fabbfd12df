export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Position of a card, in px. */
export type Place = Pick<DOMRectReadOnly, 'left' | 'top' | 'width'>;

const middle = ({ left, width }: Place) => left + width / 2;

/**
 * Returns the card an arrow key leads to: left and right continue in adjacent rows, up and down go to the nearest card
 * of the next row. Returns `from` if there is none.
 */
export function nextCard(places: readonly Place[], from: number, direction: Direction): number {
  const last = places.length - 1;
  const current = places[from];
  if (!current) return 0;
  if (direction === 'first') return 0;
  if (direction === 'last') return last;
  if (direction === 'left') return Math.max(0, from - 1);
  if (direction === 'right') return Math.min(last, from + 1);
  const rows = [...new Set(places.map(({ top }) => top))].toSorted((a, b) => a - b);
  const row = rows[rows.indexOf(current.top) + (direction === 'down' ? 1 : -1)];
  if (row === undefined) return from;
  const inRow = places.flatMap((place, index) =>
    place.top === row ? [{ at: index, off: Math.abs(middle(place) - middle(current)) }] : [],
  );
  return inRow.reduce((best, one) => (one.off < best.off ? one : best)).at;
}

/** Which element shows which position: positions in ascending order, each with the React key of its element. */
export interface Slot {
  position: number;
  key: number;
}

/**
 * Reuses row elements while scrolling without ever moving one, so that reading order and focus are not disturbed: an
 * element takes up a new position only if that stands in the same place among those that stay. After a small step all
 * that are still in sight stay and the few that enter are mounted; after a larger one, where most are new, all elements
 * are handed on in order, but for the pinned one, which may have the focus.
 */
export function nextSlots(previous: readonly Slot[], positions: readonly number[], pinned = -1): readonly Slot[] {
  const wanted = new Set(positions);
  const inSight = previous.filter((slot) => wanted.has(slot.position)).length;
  const stays =
    inSight * 2 >= positions.length
      ? (slot: Slot) => wanted.has(slot.position)
      : (slot: Slot) => slot.position === pinned && wanted.has(pinned);
  const kept = new Set(previous.filter(stays).map((slot) => slot.position));

  let fresh = previous.reduce((most, slot) => Math.max(most, slot.key), -1) + 1;
  let cursor = 0;
  return positions.map((position) => {
    if (kept.has(position)) {
      while (previous[cursor]?.position !== position) cursor++;
      return { position, key: previous[cursor++]?.key ?? fresh++ };
    }
    const free = previous[cursor];
    if (free === undefined || stays(free)) return { position, key: fresh++ };
    cursor++;
    return { position, key: free.key };
  });
}

/** Lets an element follow its row to another position, so that what has the focus is not handed to another row. */
export function movedSlot(slots: readonly Slot[], from: number, to: number): readonly Slot[] {
  if (from === to || !slots.some((slot) => slot.position === from)) return slots;
  return slots
    .filter((slot) => slot.position !== to)
    .map((slot) => (slot.position === from ? { ...slot, position: to } : slot))
    .sort((a, b) => a.position - b.position);
}

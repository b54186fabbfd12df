/** Which element shows which position: positions in ascending order, each with the React key of its element. */
export interface Slot {
  position: number;
  key: number;
}

/**
 * Reuses row elements while scrolling, without ever moving one: an element that leaves the window takes up a position
 * that stands in the same place among those that stay, so that reading order and focus are never disturbed. A jump
 * reuses all of them; a small step reuses none and mounts the few rows that enter.
 */
export function nextSlots(previous: readonly Slot[], positions: readonly number[]): readonly Slot[] {
  const staying = new Set(positions);
  let fresh = previous.reduce((most, slot) => Math.max(most, slot.key), -1) + 1;
  let cursor = 0;
  const stays = (slot: Slot | undefined) => slot !== undefined && staying.has(slot.position);
  const kept = new Set(previous.filter(stays).map((slot) => slot.position));
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

type Listener = (since: number) => void;

const listeners = new Set<Listener>();

/**
 * Listens for keys that were a scanner's, and are taken back.
 * @param listener is told when the first of them was pressed
 * @returns stops
 */
export function onScanTakenBack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellScanTakenBack(since: number): void {
  for (const listener of listeners) listener(since);
}

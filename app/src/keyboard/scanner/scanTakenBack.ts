/** The event of the window that says when the first of the keys was pressed, in milliseconds of the page's clock. */
const TAKEN_BACK = 'scan-taken-back';

/**
 * Listens for keys that were a scanner's, and are taken back.
 * @param listener is told when the first of them was pressed
 * @returns stops
 */
export function onScanReverted(listener: (since: number) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<number>).detail);
  window.addEventListener(TAKEN_BACK, listen);
  return () => window.removeEventListener(TAKEN_BACK, listen);
}

export function notifyScanReverted(since: number): void {
  window.dispatchEvent(new CustomEvent(TAKEN_BACK, { detail: since }));
}

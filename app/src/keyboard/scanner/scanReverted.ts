/** Window event with the time of the first key, in ms of the page's clock. */
const TAKEN_BACK = 'scan-taken-back';

/**
 * Listens for reverted scans.
 * @param listener receives the time of the first key
 * @returns unsubscribe function
 */
export function onScanReverted(listener: (since: number) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<number>).detail);
  window.addEventListener(TAKEN_BACK, listen);
  return () => window.removeEventListener(TAKEN_BACK, listen);
}

export function notifyScanReverted(since: number): void {
  window.dispatchEvent(new CustomEvent(TAKEN_BACK, { detail: since }));
}

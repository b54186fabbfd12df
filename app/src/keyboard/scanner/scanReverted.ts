/** Window event with the time of the first key, in ms of the page's clock. */
const SCAN_REVERTED = 'scan-taken-back';

/**
 * Listens for reverted scans.
 * @param listener receives the time of the first key
 * @returns unsubscribe function
 */
export function onScanReverted(listener: (since: number) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<number>).detail);
  window.addEventListener(SCAN_REVERTED, listen);
  return () => window.removeEventListener(SCAN_REVERTED, listen);
}

export function notifyScanReverted(since: number): void {
  window.dispatchEvent(new CustomEvent(SCAN_REVERTED, { detail: since }));
}

/** Simulates a scan at the focused element, with key times of a device. */
export function scan(text: string, { gap = 10, end = 'Enter' as string | null } = {}): void {
  const start = performance.now();
  for (const [at, key] of [...text, ...(end === null ? [] : [end])].entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + at * gap });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }
}

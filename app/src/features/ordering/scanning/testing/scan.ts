/** Presses a scanner where the keyboard is, each key with the time at which a device presses it. */
export function scan(text: string, { gap = 10, end = 'Enter' as string | null } = {}): void {
  const start = performance.now();
  for (const [at, key] of [...text, ...(end === null ? [] : [end])].entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + at * gap });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }
}

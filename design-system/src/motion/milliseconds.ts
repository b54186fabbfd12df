/** Returns the milliseconds of a CSS time, `120ms` or `.12s`: a build may write either. 0 if invalid. */
export function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return /\ds$/.test(text.trim()) ? value * 1000 : value;
}

import type { SentLine } from '../../store/rows.ts';

/** Returns the invoiced total of lines in cents. */
export function invoicedCents(lines: readonly SentLine[]): number {
  return lines.reduce((cents, line) => cents + line.suppliedquantity * line.invoicedpricecents, 0);
}

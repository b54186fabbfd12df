import type { SentLine } from '../../store/rows.ts';

export function invoicedCents(lines: readonly SentLine[]): number {
  return lines.reduce((cents, line) => cents + line.suppliedquantity * line.invoicedpricecents, 0);
}

import type { SentLine } from '../../store/rows.ts';

/** What lines were invoiced at together, in cents. */
export function invoicedCents(lines: readonly SentLine[]): number {
  return lines.reduce((cents, line) => cents + line.suppliedquantity * line.invoicedpricecents, 0);
}

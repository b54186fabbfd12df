import type { Indicator } from '@mortar/contract';
import type { SentLine, SentOrderRow } from '../../store/rows.ts';

interface Tally {
  invoiced: number;
  partial: number;
  regretted: number;
}

/** Returns how many lines were supplied in full, in part, or not at all (002 §4, colours and values). */
export function tally(lines: readonly SentLine[]): Tally {
  const counts = { invoiced: 0, partial: 0, regretted: 0 };
  for (const { orderedquantity, suppliedquantity } of lines) {
    if (suppliedquantity === 0) counts.regretted += 1;
    else if (suppliedquantity < orderedquantity) counts.partial += 1;
    else counts.invoiced += 1;
  }
  return counts;
}

export function getIndicator(order: SentOrderRow): Indicator {
  if (order.answeredat === null) return 'Waiting';
  const { invoiced, partial } = tally(order.lines);
  if (invoiced === order.lines.length) return 'Invoiced';
  return invoiced + partial === 0 ? 'Regretted' : 'Partial';
}

/** Returns '8 invoiced, 1 partial, 1 regretted'; '' without an answer. */
export function getResults(order: SentOrderRow): string {
  if (order.answeredat === null) return '';
  return Object.entries(tally(order.lines))
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

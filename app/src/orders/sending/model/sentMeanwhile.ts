import type { HistoryOrder } from '@mortar/contract';
import { messages } from '#orders/sending/messages.ts';
import { type Cents, sumCents } from '#rules/money.ts';
import type { UnsentLine, UnsentSupplier } from './unsentSupplier.ts';

/** What somebody else sent of what was listed, before it was sent from here. */
export interface SentMeanwhile {
  staff: string;
  value: Cents;
}

/** Lines that were listed at some suppliers and are unsent no more. @param now what is unsent, read again */
export function goneLines(
  listed: readonly Pick<UnsentSupplier, 'lines'>[],
  now: readonly Pick<UnsentSupplier, 'lines'>[],
): readonly UnsentLine[] {
  const left = new Set(now.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return listed.flatMap(({ lines }) => lines.filter(({ id }) => !left.has(id)));
}

/** Who sent some lines, and what they come to. Of a line that was only taken off nothing is said. @param sent orders that were sent */
export function sentBy(
  gone: readonly UnsentLine[],
  sent: readonly Pick<HistoryOrder, 'staffname' | 'orderitems'>[],
): readonly SentMeanwhile[] {
  const byStaff = new Map<string, Cents[]>();
  for (const { staffname, orderitems } of sent) {
    const ids = new Set(orderitems.map(({ orderitemid }) => orderitemid));
    const totals = gone.filter(({ id }) => ids.has(id)).map(({ total }) => total);
    if (totals.length > 0) byStaff.set(staffname, [...(byStaff.get(staffname) ?? []), ...totals]);
  }
  return [...byStaff].map(([staff, totals]) => ({ staff, value: sumCents(totals) }));
}

/** What is said of it, a sentence for each colleague. */
export const meanwhileTexts = (meanwhile: readonly SentMeanwhile[], money: (cents: Cents) => string): string[] =>
  meanwhile.map(({ staff, value }) => messages.send.meanwhile(money(value), staff));

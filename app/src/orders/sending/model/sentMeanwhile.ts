import type { HistoryOrder } from '@mortar/contract';
import { messages } from '#orders/sending/messages.ts';
import { type Cents, sumCents } from '#rules/money.ts';
import type { UnsentLine, UnsentSupplier } from './unsentSupplier.ts';

/** Listed lines that another user had sent. */
export interface SentMeanwhile {
  staff: string;
  value: Cents;
}

/** Returns listed lines that are no longer unsent. @param now unsent lines, read again */
export function goneLines(
  listed: readonly Pick<UnsentSupplier, 'lines'>[],
  now: readonly Pick<UnsentSupplier, 'lines'>[],
): readonly UnsentLine[] {
  const left = new Set(now.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return listed.flatMap(({ lines }) => lines.filter(({ id }) => !left.has(id)));
}

/** Returns users and values of sent lines; removed lines are ignored. @param sent sent orders */
export function sentBy(
  missing: readonly UnsentLine[],
  sent: readonly Pick<HistoryOrder, 'staffname' | 'orderitems'>[],
): readonly SentMeanwhile[] {
  const byStaff = new Map<string, Cents[]>();
  for (const { staffname, orderitems } of sent) {
    const ids = new Set(orderitems.map(({ orderitemid }) => orderitemid));
    const totals = missing.filter(({ id }) => ids.has(id)).map(({ total }) => total);
    if (totals.length > 0) byStaff.set(staffname, [...(byStaff.get(staffname) ?? []), ...totals]);
  }
  return [...byStaff].map(([staff, totals]) => ({ staff, value: sumCents(totals) }));
}

/** Returns a sentence per colleague. */
export const meanwhileTexts = (meanwhile: readonly SentMeanwhile[], money: (cents: Cents) => string): string[] =>
  meanwhile.map(({ staff, value }) => messages.send.meanwhile(money(value), staff));

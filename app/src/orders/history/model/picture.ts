import { type Cents, sumCents } from '#rules/money.ts';
import type { PastOrder, Values } from './pastOrder.ts';

/** Which of the orders are looked at: a bar of the picture each; null for all. */
export interface Pick {
  /** `yyyy/MM`. */
  month: string | null;
  /** A supplier's full name. */
  supplier: string | null;
}

export const NO_PICK: Pick = { month: null, supplier: null };

/** The orders of a month and a supplier; the list itself where all are. */
export function picked(orders: readonly PastOrder[], { month, supplier }: Pick): readonly PastOrder[] {
  if (month === null && supplier === null) return orders;
  return orders.filter(
    (order) => (month === null || order.month === month) && (supplier === null || order.supplier === supplier),
  );
}

/** What some orders come to together. */
export function getValues(orders: readonly PastOrder[]): Values {
  const of = (value: (order: PastOrder) => Cents) => sumCents(orders.map(value));
  return {
    ordered: of(({ ordered }) => ordered),
    invoiced: of(({ invoiced }) => invoiced),
    regretted: of(({ regretted }) => regretted),
  };
}

/** What the orders of a month or of a supplier come to. */
export interface Bar extends Values {
  /** The month as `yyyy/MM`, or the supplier's full name. */
  key: string;
}

const barsBy = (orders: readonly PastOrder[], getKey: (order: PastOrder) => string): Bar[] =>
  [...Map.groupBy(orders, getKey)].filter(([key]) => key !== '').map(([key, some]) => ({ key, ...getValues(some) }));

/** The month after, as `yyyy/MM`. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('/').map(Number);
  return number >= 12 ? `${year + 1}/01` : `${year}/${String(number + 1).padStart(2, '0')}`;
}

/** Months that a picture shows: ten years. */
const MAX_MONTHS = 120;

/** A bar for each month from the first order to the last, the oldest first; months without orders are empty. */
export function barsByMonth(orders: readonly PastOrder[]): Bar[] {
  const found = new Map(barsBy(orders, ({ month }) => month).map((bar) => [bar.key, bar]));
  const months = [...found.keys()].sort();
  const [first] = months;
  const last = months.at(-1);
  const bars: Bar[] = [];
  for (let month = first; month && last && month <= last && bars.length < MAX_MONTHS; month = nextMonth(month)) {
    bars.push(found.get(month) ?? { key: month, ordered: 0, invoiced: 0, regretted: 0 });
  }
  return bars;
}

/** A bar for each supplier, whom most was ordered from first. */
export function barsBySupplier(orders: readonly PastOrder[]): Bar[] {
  return barsBy(orders, ({ supplier }) => supplier).sort(
    (one, other) => other.ordered - one.ordered || one.key.localeCompare(other.key),
  );
}

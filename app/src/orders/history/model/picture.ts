import { type Cents, sumCents } from '#rules/money.ts';
import type { PastOrder, Values } from './pastOrder.ts';

/** Filter by chart bars; null for all. */
export interface ChartFilter {
  /** `yyyy/MM`. */
  month: string | null;
  /** Full name of a supplier. */
  supplier: string | null;
}

export const NO_PICK: ChartFilter = { month: null, supplier: null };

/** Returns the orders of a month and supplier; the same list without a filter. */
export function filterOrders(orders: readonly PastOrder[], { month, supplier }: ChartFilter): readonly PastOrder[] {
  if (month === null && supplier === null) return orders;
  return orders.filter(
    (order) => (month === null || order.month === month) && (supplier === null || order.supplier === supplier),
  );
}

/** Returns the totals of orders. */
export function getValues(orders: readonly PastOrder[]): Values {
  const of = (value: (order: PastOrder) => Cents) => sumCents(orders.map(value));
  return {
    ordered: of(({ ordered }) => ordered),
    invoiced: of(({ invoiced }) => invoiced),
    regretted: of(({ regretted }) => regretted),
  };
}

/** Totals of a month or supplier. */
export interface Bar extends Values {
  /** `yyyy/MM`, or full name of the supplier. */
  key: string;
}

const barsBy = (orders: readonly PastOrder[], getKey: (order: PastOrder) => string): Bar[] =>
  [...Map.groupBy(orders, getKey)].filter(([key]) => key !== '').map(([key, some]) => ({ key, ...getValues(some) }));

/** Returns the following month, as `yyyy/MM`. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('/').map(Number);
  return number >= 12 ? `${year + 1}/01` : `${year}/${String(number + 1).padStart(2, '0')}`;
}

/** Maximum number of months: ten years. */
const MAX_MONTHS = 120;

/** Returns a bar per month, oldest first, including empty ones. */
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

/** Returns a bar per supplier, largest first. */
export function barsBySupplier(orders: readonly PastOrder[]): Bar[] {
  return barsBy(orders, ({ supplier }) => supplier).sort((a, b) => b.ordered - a.ordered || a.key.localeCompare(b.key));
}

import type { Catalogue } from '../../catalogue/catalogue.ts';
import { getOffset, iso } from '../../rules/days.ts';
import type { SentLine, SentOrderRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** Source of a report: a pharmacy's sent and invoiced orders. Money in cents. */
export interface ReportSource {
  store: Store;
  catalogue: Catalogue;
  retailerid: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** A row of a report: texts and whole numbers. A name ending in `cents` is money. */
export type FactRow = Readonly<Record<string, string | number>>;

/** The order of a sent line, and its date. */
interface Sent {
  order: SentOrderRow;
  line: SentLine;
  /** yyyy/MM by the pharmacy's clock. */
  month: string;
  /** yyyy/MM/dd by the pharmacy's clock. */
  day: string;
}

const offset = ({ store, retailerid }: ReportSource) =>
  getOffset(store.settings.get(retailerid)?.values.ordering_General_Country);

/** Returns the local day of a moment, yyyy/MM/dd. */
export const dayOf = (source: ReportSource, moment: number): string =>
  iso(moment + offset(source))
    .slice(0, 10)
    .replaceAll('-', '/');

/** Returns every sent line, oldest first. */
export function sentLines(source: ReportSource): Sent[] {
  const { store, retailerid } = source;
  return [...store.sentOrders.at(retailerid)]
    .sort((a, b) => a.sentat - b.sentat || a.orderid - b.orderid)
    .flatMap((order) => {
      const day = dayOf(source, order.sentat);
      return order.lines.map((line) => ({ order, line, day, month: day.slice(0, 7) }));
    });
}

/** Merges rows with equal texts by adding their numbers. */
export function mergeRows(rows: Iterable<FactRow>): FactRow[] {
  const sums = new Map<string, Record<string, string | number>>();
  for (const row of rows) {
    const key = JSON.stringify(Object.values(row).filter((value) => typeof value === 'string'));
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...row });
    else
      for (const [name, value] of Object.entries(row))
        if (typeof value === 'number') sum[name] = Number(sum[name]) + value;
  }
  return [...sums.values()];
}

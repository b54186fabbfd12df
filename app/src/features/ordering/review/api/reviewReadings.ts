import { listBasketDuplicates } from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { type OnOtherOrder, onOtherOrder } from '#features/ordering/guidance/model/otherOrders.ts';
import { toBasketDuplicate } from '#orders/baskets/model/basketDuplicate.ts';
import { unsentValuesQuery } from '#orders/current/api/unsentValues.ts';
import { type OrderLine, totalsBySupplier } from '#orders/current/model/line.ts';
import { orderHistoryQuery } from '#orders/history/api/orderHistory.ts';
import { getGroups } from '#rules/getGroups.ts';
import type { Cents } from '#rules/money.ts';
import type { Client } from '#server/client.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';

/** Milliseconds for which past orders stay fresh; they change only on sending. */
const PAST_STALE_TIME_MS = 5 * 60_000;

/** Data read for an order's review; null if not read. */
export interface Readings {
  orderid: number;
  /** Other unsent orders by product description, and when read, ms since 1970. */
  duplicates: {
    codes: ReadonlySet<string>;
    lines: ReadonlyMap<string, readonly OnOtherOrder[]>;
    at: number;
  } | null;
  /** Values of other unsent orders by full supplier name. */
  otherValues: { bySupplier: ReadonlyMap<string, Cents>; at: number } | null;
  /** Quantities of past orders by product id. */
  past: ReadonlyMap<number, readonly number[]> | null;
}

export const noReadings = (orderid: number): Readings => ({
  orderid,
  duplicates: null,
  otherValues: null,
  past: null,
});

/** Data read in this session for the open order. */
export const readingsAtom = atom<Readings>(noReadings(0));

/** Reads other unsent orders of products, the only call that takes several (002 §4). */
export async function readDuplicates(
  client: Client,
  { orderid, retailerid }: { orderid: number; retailerid: number },
  lines: readonly OrderLine[],
): Promise<Pick<NonNullable<Readings['duplicates']>, 'codes' | 'lines'>> {
  const codes = new Set(lines.map(({ productCode }) => productCode));
  const body = { productcodes: [...codes], retailerid, orderid };
  const found = valueOrNull(await client.send(listBasketDuplicates, { body }))?.products.map(toBasketDuplicate) ?? [];
  const byDescription = getGroups(found, ({ description }) => description);
  return { codes, lines: new Map(byDescription.map((same) => [same[0].description, same.map(onOtherOrder)])) };
}

/** Reads the value of other unsent orders per supplier. */
export async function readOtherValues(
  client: Client,
  queryClient: QueryClient,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, Cents>> {
  const own = new Map(totalsBySupplier(lines).map(({ supplier, total }) => [supplier, total]));
  const all = await fetchFresh(queryClient, unsentValuesQuery(client));
  return new Map(all.map(({ supplier, total }) => [supplier, Math.max(0, total - (own.get(supplier) ?? 0))]));
}

/** Reads past orders of all products over three months, in one call shared with the history. */
export async function readPast(
  client: Client,
  queryClient: QueryClient,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const history = orderHistoryQuery(client, { datefilter: 'Last 3 Months' });
  const orders = await queryClient.fetchQuery({ ...history, staleTime: PAST_STALE_TIME_MS, retry: false });
  const items = orders.flatMap(({ source }) => source.orderitems).filter(({ orderedquantity }) => orderedquantity > 0);
  return new Map(
    getGroups(items, ({ productid }) => productid).map((same) => [
      same[0].productid,
      same.map(({ orderedquantity }) => orderedquantity),
    ]),
  );
}

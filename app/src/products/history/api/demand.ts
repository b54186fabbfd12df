import { getInvoiceHistory, getRegretSlider, type RegretCounts } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { LONG_CACHE, valueOrNull } from '#server/queries.ts';

const NOTHING: RegretCounts = { orderedqty: 0, regrettedqty: 0 };

/**
 * Returns the query of ordered and regretted units in the last days; code 5 means 0 (001 §5).
 * @param lastdays 1 to 14
 */
export function regretSliderQuery(client: Client, productcode: string, lastdays: number) {
  return queryOptions({
    queryKey: keys.regretSlider(productcode, lastdays),
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(getRegretSlider, { query: { productcode, lastdays }, signal }))
        ?.regretsliderinfo[0] ?? NOTHING,
  });
}

/** Returns the query of ordered and invoiced units in the last 12 months, oldest first; none is an empty list. */
export function invoiceHistoryQuery(client: Client, productcode: string) {
  return queryOptions({
    queryKey: keys.invoiceHistory(productcode),
    ...LONG_CACHE,
    queryFn: async ({ signal }) => {
      const answer = valueOrNull(await client.send(getInvoiceHistory, { query: { productcode }, signal }));
      return (answer?.productinvoicehistory ?? []).map(({ monthyear, orderedqty, invoicedqty }) => ({
        month: monthyear,
        ordered: orderedqty,
        invoiced: invoicedqty,
      }));
    },
  });
}

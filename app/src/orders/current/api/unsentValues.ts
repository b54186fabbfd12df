import { listUnsentValues } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import { toCents } from '#rules/money.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of the value of unsent orders per supplier. */
export function unsentValuesQuery(client: Client) {
  return queryOptions({
    queryKey: keys.unsentValues,
    queryFn: async ({ signal }): Promise<SupplierTotal[]> => {
      const answer = valueOrNull(await client.send(listUnsentValues, { signal }));
      return (answer?.ordervaluebysupplier ?? []).map(({ supplier, ordervalue }) => ({
        supplier,
        total: toCents(ordervalue),
      }));
    },
  });
}

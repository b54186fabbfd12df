import { listSuppliers } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import type { Session } from '#session/session.ts';

/** Milliseconds for which accounts stay fresh, since they rarely change. */
const STALE_TIME_MS = 10 * 60_000;

/**
 * Returns the query of supplier codes with which a group's pharmacy has an account.
 * @throws {CallError} if it cannot be read
 */
export function pharmacyAccountsQuery(client: Client, { token }: Session, retailerid: number) {
  return queryOptions({
    queryKey: keys.getAccounts(retailerid),
    staleTime: STALE_TIME_MS,
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const query = { wholesalername: '' };
      const answer = valueOrNull(await client.send(listSuppliers, { query, signal, as: { token, retailerid } }));
      const suppliers = answer?.wholesalers ?? [];
      return new Set(suppliers.filter((one) => one.accountnumber).map(({ wholesalercode }) => wholesalercode));
    },
  });
}

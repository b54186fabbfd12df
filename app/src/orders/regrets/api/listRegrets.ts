import { listGroupRegrets, listRegrets } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { type Regret, toRegret } from '#orders/regrets/model/regret.ts';
import { firstRegretSearch, type RegretsRequest, toRegretsRequest } from '#orders/regrets/model/regretSearch.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

async function readRegrets(
  client: Client,
  { group, ...search }: RegretsRequest,
  signal?: AbortSignal,
): Promise<readonly Regret[]> {
  const listening = signal && { signal };
  const answer = group
    ? await client.send(listGroupRegrets, { body: { ...search, ...group }, ...listening })
    : await client.send(listRegrets, { body: search, ...listening });
  return (valueOrNull(answer)?.products ?? []).map(toRegret);
}

/**
 * Returns the query of regrets of the pharmacy or a group's retailers; none is an empty list (001 §7).
 * @param requested null while incomplete: nothing is read
 */
export function regretsQuery(client: Client, requested: RegretsRequest | null) {
  return queryOptions({
    queryKey: keys.regretList(requested),
    placeholderData: keepPreviousData,
    queryFn: requested === null ? skipToken : ({ signal }) => readRegrets(client, requested, signal),
  });
}

/**
 * Reads the ids of all pending or reordered regrets, to check a lost answer (ruling 8).
 * @param group retailers of the regrets in question, for a group
 */
export async function readRegretIds(
  client: Client,
  processed: boolean,
  group?: RegretsRequest['group'],
): Promise<ReadonlySet<number> | null> {
  const requested = toRegretsRequest({ ...firstRegretSearch, processed }, group);
  return requested && new Set((await readRegrets(client, requested)).map(({ id }) => id));
}

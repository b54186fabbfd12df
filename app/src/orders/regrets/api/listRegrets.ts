import { listGroupRegrets, listRegrets } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { type Regret, toRegret } from '#orders/regrets/model/regret.ts';
import { type AskedRegrets, askedRegrets, firstRegretSearch } from '#orders/regrets/model/regretSearch.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

async function readRegrets(
  client: Client,
  { group, ...search }: AskedRegrets,
  signal?: AbortSignal,
): Promise<readonly Regret[]> {
  const listening = signal && { signal };
  const answer = group
    ? await client.send(listGroupRegrets, { body: { ...search, ...group }, ...listening })
    : await client.send(listRegrets, { body: search, ...listening });
  return (valueOrNull(answer)?.products ?? []).map(toRegret);
}

/**
 * Regrets that match, of the pharmacy or of the retailers of a group; none is an empty list (001 §7).
 * @param asked null while something that is needed to ask is missing: nothing is read then
 */
export function regretsQuery(client: Client, asked: AskedRegrets | null) {
  return queryOptions({
    queryKey: keys.regretList(asked),
    placeholderData: keepPreviousData,
    queryFn: asked === null ? skipToken : ({ signal }) => readRegrets(client, asked, signal),
  });
}

/**
 * The ids of all regrets that wait to be ordered again, or were already: where an answer was lost, they say what became of
 * it (ruling 8).
 * @param group for a group: the retailers that the regrets in question are of
 */
export async function readRegretIds(
  client: Client,
  processed: boolean,
  group?: AskedRegrets['group'],
): Promise<ReadonlySet<number> | null> {
  const asked = askedRegrets({ ...firstRegretSearch, processed }, group);
  return asked && new Set((await readRegrets(client, asked)).map(({ id }) => id));
}

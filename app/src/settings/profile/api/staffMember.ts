import { getStaff } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/**
 * One member of staff as administration sees one, by user name (000 §7).
 * @returns null where there is nobody of that name
 */
export function staffMemberQuery(client: Client, username: string) {
  return queryOptions({
    queryKey: keys.staffMember(username),
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(getStaff, { query: { username }, signal }))?.staff ?? null,
  });
}

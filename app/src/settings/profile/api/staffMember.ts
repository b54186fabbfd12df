import { getStaff } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/**
 * Returns the query of a staff member by user name (000 §7).
 * @returns null if there is none
 */
export function staffMemberQuery(client: Client, username: string) {
  return queryOptions({
    queryKey: keys.staffMember(username),
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(getStaff, { query: { username }, signal }))?.staff ?? null,
  });
}

import { listStaff, type StaffMember } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/**
 * Reads the retailer's staff, always fresh; none is an empty list.
 * @throws {CallError} if it cannot be read
 */
export const readStaff = async (client: Client, signal?: AbortSignal): Promise<readonly StaffMember[]> =>
  valueOrNull(await client.send(listStaff, signal ? { signal } : {}))?.staffmembers ?? [];

/** Returns the query of the retailer's staff with roles (000 §7). */
export const staffQuery = (client: Client) =>
  queryOptions({ queryKey: keys.staffList, queryFn: ({ signal }) => readStaff(client, signal) });

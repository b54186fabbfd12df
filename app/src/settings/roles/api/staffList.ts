import { listStaff, type StaffMember } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/**
 * Everybody of the retailer's, as the server has them this moment; nobody is an empty list.
 * @throws {CallError} if they cannot be read
 */
export const readStaff = async (client: Client, signal?: AbortSignal): Promise<readonly StaffMember[]> =>
  valueOrNull(await client.send(listStaff, signal ? { signal } : {}))?.staffmembers ?? [];

/** Everybody of the retailer's, with the role that each has (000 §7). */
export const staffQuery = (client: Client) =>
  queryOptions({ queryKey: keys.staffList, queryFn: ({ signal }) => readStaff(client, signal) });

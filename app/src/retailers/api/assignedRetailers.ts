import { getPharmacyAssignment, type PharmacyAssignment, type Staff, type StaffMember } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Somebody of a group: `retailerid` is the group's own. */
export type GroupMember = Pick<StaffMember, 'retailerid' | 'staffid' | 'issuperuser'>;

/**
 * The pharmacies of the group, and which of them somebody works for, as the server has it this moment.
 * @throws {CallError} if it cannot be read
 */
export async function readAssignedRetailers(
  client: Client,
  { retailerid, staffid, issuperuser }: GroupMember,
  signal?: AbortSignal,
): Promise<readonly PharmacyAssignment[]> {
  const query = { groupretailerid: retailerid, staffid, issuperuser };
  const answer = valueOrNull(await client.send(getPharmacyAssignment, { query, ...(signal ? { signal } : {}) }));
  return answer?.assignedpharmacies ?? [];
}

/** The pharmacies of the group, and which of them somebody works for; none is an empty list (000 §7; 001 §6, §7). */
export const memberRetailersQuery = (client: Client, member: GroupMember) =>
  queryOptions({
    queryKey: keys.assignedRetailers(member.staffid),
    queryFn: ({ signal }) => readAssignedRetailers(client, member, signal),
  });

/** Those of whoever is signed in. */
export const assignedRetailersQuery = (client: Client, { retailerid, staffid, role }: Staff) =>
  memberRetailersQuery(client, { retailerid, staffid, issuperuser: role.issuperuser });

import { getPharmacyAssignment, type Staff, type StaffMember } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type PharmacyAssignment, toPharmacyAssignment } from '#retailers/model/pharmacy.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Member of a group: `retailerid` is the group's. */
export type GroupMember = Pick<StaffMember, 'retailerid' | 'staffid' | 'issuperuser'>;

/**
 * Reads a group's pharmacies and the member's assignments, always fresh.
 * @throws {CallError} if they cannot be read
 */
export async function readAssignedRetailers(
  client: Client,
  { retailerid, staffid, issuperuser }: GroupMember,
  signal?: AbortSignal,
): Promise<readonly PharmacyAssignment[]> {
  const query = { groupretailerid: retailerid, staffid, issuperuser };
  const answer = valueOrNull(await client.send(getPharmacyAssignment, { query, ...(signal ? { signal } : {}) }));
  return answer?.assignedpharmacies.map(toPharmacyAssignment) ?? [];
}

/** Returns the query of a group's pharmacies and a member's assignments; none is an empty list (000 §7; 001 §6, §7). */
export const memberRetailersQuery = (client: Client, member: GroupMember) =>
  queryOptions({
    queryKey: keys.assignedRetailers(member.staffid),
    queryFn: ({ signal }) => readAssignedRetailers(client, member, signal),
  });

/** Returns the query for the signed-in user. */
export const assignedRetailersQuery = (client: Client, { retailerid, staffid, role }: Staff) =>
  memberRetailersQuery(client, { retailerid, staffid, issuperuser: role.issuperuser });

import {
  getPharmacyAssignment,
  type PharmacyAssignment,
  type StaffMember,
  updatePharmacyAssignment,
} from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { isAssigned } from '#settings/pharmacies/model/assignment.ts';

type Member = Pick<StaffMember, 'retailerid' | 'staffid' | 'issuperuser'>;

async function readAssignment(client: Client, { retailerid, staffid, issuperuser }: Member, signal?: AbortSignal) {
  const query = { groupretailerid: retailerid, staffid, issuperuser };
  const answer = valueOrNull(await client.send(getPharmacyAssignment, { query, ...(signal ? { signal } : {}) }));
  return answer?.assignedpharmacies ?? [];
}

/** The pharmacies of the group, and which of them a user works for; none is an empty list (000 §7). */
export const assignmentQuery = (client: Client, member: Member) =>
  queryOptions({
    queryKey: keys.assignedRetailers(member.staffid),
    queryFn: ({ signal }): Promise<readonly PharmacyAssignment[]> => readAssignment(client, member, signal),
  });

/**
 * Reads and says which pharmacies a user works for (000 §7). A lost answer is looked for in what the server has (ruling 8).
 * Each throws a `CallError` where it was refused, or not done as far as can be told.
 */
export function useAssignmentCalls(member: Member) {
  const { client, queryClient } = useServices();
  const key = keys.assignedRetailers(member.staffid);
  /** As they are this moment. */
  const read = async () => {
    await queryClient.cancelQueries({ queryKey: key });
    const pharmacies = await readAssignment(client, member);
    queryClient.setQueryData<readonly PharmacyAssignment[]>(key, pharmacies);
    return pharmacies;
  };
  return {
    read,
    async assign(assignedpharmacies: { retailerid: number; isassigned: boolean }[]): Promise<void> {
      const body = { groupretailerid: member.retailerid, staffid: member.staffid, assignedpharmacies };
      await writeOnce(() => client.send(updatePharmacyAssignment, { body }), {
        read,
        judge: (pharmacies) => (isAssigned(pharmacies, assignedpharmacies) ? 'all' : 'nothing'),
      });
      queryClient.setQueryData<readonly PharmacyAssignment[]>(key, (pharmacies) =>
        pharmacies?.map((one) =>
          assignedpharmacies.find(({ retailerid }) => retailerid === one.retailerid)
            ? {
                ...one,
                isassigned: assignedpharmacies.some((sent) => sent.retailerid === one.retailerid && sent.isassigned),
              }
            : one,
        ),
      );
      void refreshAfter(queryClient, 'pharmacies assigned', { staffid: member.staffid });
    },
  };
}

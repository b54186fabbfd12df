import { type PharmacyAssignment, updatePharmacyAssignment } from '@mortar/contract';
import { type GroupMember, memberRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { isAssigned } from '#settings/pharmacies/model/assignment.ts';

/**
 * Reads and saves a user's pharmacies (000 §7). After a lost answer, checks the server (ruling 8). Each throws a
 * `CallError` if rejected, or apparently not done.
 */
export function useAssignmentCalls(member: GroupMember) {
  const { client, queryClient } = useServices();
  const key = keys.assignedRetailers(member.staffid);
  /** Always fresh. */
  const read = () => fetchFresh(queryClient, memberRetailersQuery(client, member));
  return {
    read,
    async assign(assignedpharmacies: { retailerid: number; isassigned: boolean }[]): Promise<void> {
      const body = { groupretailerid: member.retailerid, staffid: member.staffid, assignedpharmacies };
      await writeOnce(() => client.send(updatePharmacyAssignment, { body }), {
        read,
        verify: (pharmacies) => (isAssigned(pharmacies, assignedpharmacies) ? 'all' : 'nothing'),
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

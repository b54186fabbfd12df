import { updatePharmacyAssignment } from '@mortar/contract';
import { type GroupMember, memberRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
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
    /** @param sent all known pharmacies (000 §7) */
    async assign(sent: readonly PharmacyAssignment[]): Promise<void> {
      const assignedpharmacies = sent.map(({ id, isAssigned: isassigned }) => ({ retailerid: id, isassigned }));
      const body = { groupretailerid: member.retailerid, staffid: member.staffid, assignedpharmacies };
      await writeOnce(() => client.send(updatePharmacyAssignment, { body }), {
        read,
        verify: (pharmacies) => (isAssigned(pharmacies, sent) ? 'all' : 'nothing'),
      });
      queryClient.setQueryData<readonly PharmacyAssignment[]>(key, (pharmacies) =>
        pharmacies?.map((one) => ({
          ...one,
          isAssigned: sent.find(({ id }) => id === one.id)?.isAssigned ?? one.isAssigned,
        })),
      );
      void refreshAfter(queryClient, 'pharmacies assigned', { staffid: member.staffid });
    },
  };
}

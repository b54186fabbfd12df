import { getPharmacyAssignment, type PharmacyAssignment, type Staff } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** The pharmacies of the group, and which of them somebody works for; none is an empty list (001 §6, §7). */
export function assignedRetailersQuery(client: Client, { retailerid, staffid, role }: Staff) {
  return queryOptions({
    queryKey: keys.assignedRetailers(staffid),
    queryFn: async ({ signal }): Promise<readonly PharmacyAssignment[]> => {
      const query = { groupretailerid: retailerid, staffid, issuperuser: role.issuperuser };
      return valueOrNull(await client.send(getPharmacyAssignment, { query, signal }))?.assignedpharmacies ?? [];
    },
  });
}

import type { Role, StaffMember } from '@mortar/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { memberRetailersQuery, readAssignedRetailers } from '#retailers/api/assignedRetailers.ts';
import type { Client } from '#server/client.ts';
import { useClient } from '#session/services.ts';
import { countAssigned, getHolders, getName, type Holder, superuserProblem } from '#settings/roles/model/holders.ts';
import { readStaff, staffQuery } from './staffList.ts';

/** Returns the users of a role; undefined while unknown. @param role null for a new one */
export function useHolders(role: Role | null): readonly StaffMember[] | undefined {
  const { data } = useQuery({ ...staffQuery(useClient()), enabled: role !== null });
  return role && data ? getHolders(data, role.roleid) : undefined;
}

/**
 * Returns why a role has to stay a super user's, if known: users with several pharmacies (000 §6).
 * @param requested false if the option cannot be changed
 */
export function useSuperuserProblem(
  holders: readonly StaffMember[] | undefined,
  requested: boolean,
): string | undefined {
  const client = useClient();
  return useQueries({
    queries: requested && holders ? holders.map((member) => memberRetailersQuery(client, member)) : [],
    combine: (answers) =>
      superuserProblem(
        answers.flatMap(({ data }, index): Holder[] => {
          const member = holders?.[index];
          return data && member ? [{ name: getName(member), pharmacies: countAssigned(data) }] : [];
        }),
      ),
  });
}

/**
 * Reads why these users have to stay super users.
 * @throws {CallError} if it cannot be read
 */
export async function readSuperuserProblem(
  client: Client,
  members: readonly StaffMember[],
): Promise<string | undefined> {
  const read = members.map(async (member) => ({
    name: getName(member),
    pharmacies: countAssigned(await readAssignedRetailers(client, member)),
  }));
  return superuserProblem(await Promise.all(read));
}

/** The same for all users of a role. */
export const readRoleProblem = async (client: Client, roleid: number): Promise<string | undefined> =>
  readSuperuserProblem(client, getHolders(await readStaff(client), roleid));

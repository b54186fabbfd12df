import { addRole, deleteRole, isSameName, listRoles, normalName, type Role, updateRole } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { type RoleValues, roleValues, sameRole } from '#settings/roles/model/roleForm.ts';

const readRoles = async (client: Client, signal?: AbortSignal): Promise<readonly Role[]> =>
  valueOrNull(await client.send(listRoles, { ...(signal ? { signal } : {}) }))?.roles ?? [];

/** Returns the query of preset and own roles; none is an empty list (000 §7). */
export const rolesQuery = (client: Client) =>
  queryOptions({ queryKey: keys.roles, queryFn: ({ signal }) => readRoles(client, signal) });

/**
 * Adds, changes and deletes roles (000 §7). After a lost answer, checks the list (ruling 8). Each throws a `CallError`
 * if rejected, or apparently not done.
 */
export function useRoleCalls() {
  const { client, queryClient } = useServices();
  const { retailerid } = useSession().staff;
  /** Always fresh, since another user may have changed them. */
  const read = () => fetchFresh(queryClient, rolesQuery(client));
  const refreshRoles = () => void refreshAfter(queryClient, 'roles changed');
  const holds = (roles: readonly Role[], values: RoleValues) =>
    roles.find(
      (role) =>
        isSameName(role.rolename, values.rolename) &&
        sameRole(roleValues(role), { ...values, rolename: role.rolename }),
    );
  return {
    read,
    /** @returns the new role's id */
    async add(values: RoleValues): Promise<number> {
      let found: Role | undefined;
      const written = await writeOnce(() => client.send(addRole, { body: trimName(values) }), {
        read,
        verify: (roles) => {
          found = holds(roles, values);
          return found ? 'all' : 'nothing';
        },
      });
      // Added even if the list cannot be read, which reports its own error.
      if (written.kind === 'acknowledged') await read().catch(() => undefined);
      refreshRoles();
      return written.kind === 'acknowledged' ? written.answer.roleid : (found?.roleid ?? 0);
    },
    async update(roleid: number, values: RoleValues): Promise<void> {
      await writeOnce(() => client.send(updateRole, { body: { ...trimName(values), roleid, retailerid } }), {
        read,
        verify: (roles) => (holds(roles, values)?.roleid === roleid ? 'all' : 'nothing'),
      });
      const saved = trimName(values);
      queryClient.setQueryData<readonly Role[]>(keys.roles, (roles) =>
        roles?.map((role) => (role.roleid === roleid ? { ...role, ...saved } : role)),
      );
      refreshRoles();
    },
    async remove(roleid: number): Promise<void> {
      await writeOnce(() => client.send(deleteRole, { query: { roleid } }), {
        read,
        verify: (roles) => (roles.some((role) => role.roleid === roleid) ? 'nothing' : 'all'),
      });
      queryClient.setQueryData<readonly Role[]>(keys.roles, (roles) => roles?.filter((role) => role.roleid !== roleid));
      refreshRoles();
    },
  };
}

const trimName = (values: RoleValues): RoleValues => ({ ...values, rolename: normalName(values.rolename) });

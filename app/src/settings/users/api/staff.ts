import { addStaff, deleteStaff, getStaff, resetStaffPassword, type StaffMember, updateStaff } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { CallError, isUnknown } from '#server/outcome.ts';
import { fetchFresh, valueOrNull, valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { staffQuery } from '#settings/roles/api/staffList.ts';
import { isSaved, type SentUser } from '#settings/users/model/userForm.ts';

/** Returns the query of a user name's holder; null for none. Always fresh. */
export const usernameQuery = (client: Client, username: string) =>
  queryOptions({
    queryKey: keys.staffMember(username),
    staleTime: 0,
    queryFn: ({ signal }) => readMember(client, username, signal),
  });

const readMember = async (client: Client, username: string, signal?: AbortSignal): Promise<StaffMember | null> =>
  valueOrNull(await client.send(getStaff, { query: { username }, ...(signal ? { signal } : {}) }))?.staff ?? null;

export interface NewPassword {
  password: string;
  confirmpassword: string;
}

/** Thrown if it is unknown and cannot be checked whether a password was set. */
export class PasswordUnknown extends Error {
  constructor(cause: unknown) {
    super('whether the password was set is unknown', { cause });
    this.name = 'PasswordUnknown';
  }
}

/**
 * Adds, changes and deletes users (000 §7). Not TanStack mutations, because those store their variables, including
 * passwords (decision 0022). After a lost answer, checks the server (ruling 8). Each throws a `CallError` if rejected,
 * or apparently not done.
 */
export function useStaffCalls() {
  const { client, queryClient } = useServices();
  /** Always fresh, since another user may have changed them. */
  const read = () => fetchFresh(queryClient, staffQuery(client));
  /** After saving; a read error is reported by the list. */
  const readAfter = () => read().catch((): readonly StaffMember[] => []);
  const refreshStaff = () => void refreshAfter(queryClient, 'staff changed');
  return {
    read,
    /** Reads a user name's holder; null for none. */
    getHolder: (username: string) => fetchFresh(queryClient, usernameQuery(client, username)),
    /** @returns the new user's id; null if the list cannot be read */
    async add(user: SentUser, secret: NewPassword): Promise<number | null> {
      await writeOnce(() => client.send(addStaff, { body: { ...user, ...secret } }), {
        read: () => readMember(client, user.username),
        verify: (member) => (isSaved(member, user) ? 'all' : 'nothing'),
      });
      const staff = await readAfter();
      refreshStaff();
      return staff.find(({ username }) => username === user.username)?.staffid ?? null;
    },
    async update(staffid: number, user: SentUser): Promise<void> {
      await writeOnce(() => client.send(updateStaff, { body: { ...user, staffid } }), {
        read,
        verify: (staff) =>
          staff.some((member) => member.staffid === staffid && isSaved(member, user)) ? 'all' : 'nothing',
      });
      await readAfter();
      refreshStaff();
    },
    /** @throws {PasswordUnknown} without an answer */
    async resetPassword(staffid: number, secret: NewPassword): Promise<void> {
      const outcome = await client.send(resetStaffPassword, { body: { staffid, ...secret } });
      if (outcome.kind !== 'value' && outcome.kind !== 'nothing' && isUnknown(outcome)) {
        throw new PasswordUnknown(new CallError(outcome));
      }
      valueOrThrow(outcome);
    },
    async remove(staffid: number): Promise<void> {
      await writeOnce(() => client.send(deleteStaff, { query: { staffid } }), {
        read,
        verify: (staff) => (staff.some((member) => member.staffid === staffid) ? 'nothing' : 'all'),
      });
      queryClient.setQueryData<readonly StaffMember[]>(keys.staffList, (staff) =>
        staff?.filter((member) => member.staffid !== staffid),
      );
      refreshStaff();
    },
  };
}

import { type BodyOf, updateOverridePassword, validateOverride } from '@mortar/contract';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Rule that a password overrides. */
export type OverrideKey = BodyOf<typeof validateOverride>['key'];

/**
 * Sets an override password (000 §5, override password dialog). Not a TanStack mutation, because those store their
 * variables. After a lost answer, checks whether the password is accepted (ruling 8); the answered settings are not
 * kept, since they contain no password.
 * @throws {CallError} if rejected, or apparently not set
 */
export function useSetOverridePassword(key: OverrideKey): (password: string) => Promise<void> {
  const client = useClient();
  const { retailerid } = useSession().staff;
  return async (password) => {
    await writeOnce(() => client.send(updateOverridePassword, { body: { [key]: password } }), {
      read: async () => {
        const check = await client.send(validateOverride, { body: { key, password, retailerid } });
        if (check.kind === 'error' && check.code === 2) return { accepted: false };
        if (check.kind === 'nothing' || check.kind === 'blocked') return { accepted: false };
        valueOrThrow(check);
        return { accepted: true };
      },
      verify: ({ accepted }) => (accepted ? 'all' : 'nothing'),
    });
  };
}

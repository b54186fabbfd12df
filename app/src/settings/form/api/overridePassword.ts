import { type BodyOf, updateOverridePassword, validateOverride } from '@mortar/contract';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Which rule a password sets aside. */
export type OverrideKey = BodyOf<typeof validateOverride>['key'];

/**
 * Sets an override password, or another one (000 §5, override password dialog). Not a TanStack mutation: those keep their
 * variables. A lost answer is looked for by asking whether the password is accepted now (ruling 8); its settings are not
 * kept: no password stands in them.
 * @throws {CallError} if it was refused, or not set as far as can be told
 */
export function useSetOverridePassword(key: OverrideKey): (password: string) => Promise<void> {
  const client = useClient();
  const { retailerid } = useSession().staff;
  return async (password) => {
    await writeOnce(() => client.send(updateOverridePassword, { body: { [key]: password } }), {
      read: async () => {
        const asked = await client.send(validateOverride, { body: { key, password, retailerid } });
        if (asked.kind === 'error' && asked.code === 2) return { accepted: false };
        if (asked.kind === 'nothing' || asked.kind === 'blocked') return { accepted: false };
        valueOrThrow(asked);
        return { accepted: true };
      },
      judge: ({ accepted }) => (accepted ? 'all' : 'nothing'),
    });
  };
}

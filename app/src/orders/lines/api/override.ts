import { type BodyOf, validateOverride } from '@mortar/contract';
import { messages } from '#orders/lines/questions/messages.ts';
import { failureText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Rule that a password overrides. */
export type OverrideKey = BodyOf<typeof validateOverride>['key'];

/**
 * Checks an override password. Not a TanStack mutation, because those store their variables.
 * @returns the error message, or null if accepted (000 §7)
 */
export function useOverride(key: OverrideKey): (password: string) => Promise<string | null> {
  const client = useClient();
  const { staff } = useSession();
  return async (password) => {
    const outcome = await client.send(validateOverride, { body: { key, password, retailerid: staff.retailerid } });
    if (outcome.kind === 'value') return null;
    if (outcome.kind === 'nothing' || outcome.kind === 'blocked') return messages.override.incorrect;
    if (outcome.kind === 'error' && outcome.code === 2) return messages.override.incorrect;
    return failureText(outcome);
  };
}

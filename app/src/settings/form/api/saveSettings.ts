import type { Settings } from '@mortar/contract';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import type { Services } from '#session/services.ts';
import { settingsQuery } from '#session/settings.tsx';

/**
 * Saves settings; every screen follows at once. Where the answer is lost, what the server has is read again and judged by
 * (ruling 8).
 * @param wanted what is sent, to be looked for
 * @throws {CallError} if they were refused, or not saved as far as can be told
 */
export async function saveSettings(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  wanted: Partial<Settings>,
  send: () => Promise<Outcome<{ settings: Settings }>>,
): Promise<void> {
  const written = await writeOnce(send, {
    read: () => fetchFresh(queryClient, { ...settingsQuery(client), retry: false }),
    judge: (settings) =>
      Object.entries(wanted).every(([key, value]) => settings[key as keyof Settings] === value) ? 'all' : 'nothing',
  });
  if (written.kind !== 'acknowledged') return;
  // What was read while they were sent may be older than they are.
  await queryClient.cancelQueries({ queryKey: keys.settings });
  queryClient.setQueryData(keys.settings, written.answer.settings);
}

import type { Settings } from '@mortar/contract';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import type { Services } from '#session/services.ts';
import { settingsQuery } from '#session/settings.tsx';

/**
 * Saves settings, which take effect at once. After a lost answer, checks the server's (ruling 8).
 * @param sent settings sent, to compare
 * @throws {CallError} if rejected, or apparently not saved
 */
export async function saveSettings(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  sent: Partial<Settings>,
  send: () => Promise<Outcome<{ settings: Settings }>>,
): Promise<void> {
  const written = await writeOnce(send, {
    read: () => fetchFresh(queryClient, settingsQuery(client)),
    verify: (settings) =>
      Object.entries(sent).every(([key, value]) => settings[key as keyof Settings] === value) ? 'all' : 'nothing',
  });
  if (written.kind !== 'acknowledged') return;
  // Reads in flight may predate the change.
  await queryClient.cancelQueries({ queryKey: keys.settings });
  queryClient.setQueryData(keys.settings, written.answer.settings);
}

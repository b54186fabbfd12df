import { getSettings, type Settings } from '@mortar/contract';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import type { Services } from '#session/services.ts';

/**
 * Saves settings; every screen follows at once. Where the answer is lost, what the server has is read again and judged by
 * (ruling 8).
 * @param wanted what is sent, to be looked for
 * @returns all settings, as the server has them now
 * @throws {CallError} if they were refused, or not saved as far as can be told
 */
export async function saveSettings(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  wanted: Partial<Settings>,
  send: () => Promise<Outcome<{ settings: Settings }>>,
): Promise<Settings> {
  // What is still read is older than what is sent.
  await queryClient.cancelQueries({ queryKey: keys.freshSettings });
  let found: Settings | null = null;
  const written = await writeOnce(send, {
    // Not by the query of the settings: a session whose settings cannot be read is over.
    read: async () => {
      found = valueOrThrow(await client.send(getSettings, { query: { page: '' } })).settings;
      return found;
    },
    judge: (settings) =>
      Object.entries(wanted).every(([key, value]) => settings[key as keyof Settings] === value) ? 'all' : 'nothing',
  });
  const settings = written.kind === 'acknowledged' ? written.answer.settings : found;
  if (!settings) throw new Error('what was found was read');
  queryClient.setQueryData(keys.settings, settings);
  return settings;
}

import { getSettings, type Settings, updateApplicationSettings, updateOrderingSettings } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import type { OrderingPreferences, VatPreferences } from '#features/ordering/preferences/model/preferences.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';

/** Saves settings; where the answer is lost, what the server has is read again and judged by. Gives all settings. */
async function save(
  client: Client,
  wanted: Partial<Settings>,
  send: () => Promise<Outcome<{ settings: Settings }>>,
): Promise<Settings> {
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
  if (written.kind === 'acknowledged') return written.answer.settings;
  if (!found) throw new Error('what was found was read');
  return found;
}

/** Saves the six ordering settings; the page follows them at once (001 §7, ruling 19). */
export function useSaveOrderingPreferences() {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (body: OrderingPreferences) => save(client, body, () => client.send(updateOrderingSettings, { body })),
    onSuccess: (settings) => queryClient.setQueryData(keys.settings, settings),
  });
}

/** Saves which price columns show, a part of the application settings (ruling 31). */
export function useSaveVatPreferences() {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (body: VatPreferences) => save(client, body, () => client.send(updateApplicationSettings, { body })),
    onSuccess: (settings) => queryClient.setQueryData(keys.settings, settings),
  });
}

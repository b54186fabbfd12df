import { getSettings } from '@mortar/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keys } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { type Services, useServices } from '#session/services.ts';

function freshSettingsQuery({ client, queryClient }: Pick<Services, 'client' | 'queryClient'>) {
  return queryOptions({
    queryKey: keys.freshSettings,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { settings } = valueOrThrow(await client.send(getSettings, { query: { page: '' }, signal }));
      // A form that is saved meanwhile has the later answer: it stops this one.
      if (!signal.aborted) queryClient.setQueryData(keys.settings, settings);
      return settings;
    },
  });
}

/**
 * Reads the settings once more where somebody is about to change them: another administrator may have, since the sign-in.
 * The form stands meanwhile with what is known, and with no more than that where reading them fails: the settings of the
 * session stay as they are, and so does the session.
 */
export function useFreshSettings(): void {
  useQuery(freshSettingsQuery(useServices()));
}

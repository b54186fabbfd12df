import { getSettings, type Settings } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { type Cents, currencyPrefix, formatMoney } from '#rules/money.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';

export function settingsQuery(client: Client) {
  return queryOptions({
    queryKey: keys.settings,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      valueOrThrow(await client.send(getSettings, { query: { page: '' }, signal })).settings,
  });
}

export const SettingsContext = createContext<Settings | null>(null);

/** The retailer's settings; screens behind the sign-in open once they are there. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings is for screens behind the sign-in');
  return settings;
}

/** Shows an amount in the currency of the retailer's country. */
export function useMoney(): (cents: Cents) => string {
  const country = useSettings().ordering_General_Country;
  return useCallback((cents: Cents) => formatMoney(cents, country), [country]);
}

/** What stands before amounts in the currency of the retailer's country, for documents (ruling 9). */
export function useCurrency(): string {
  return currencyPrefix(useSettings().ordering_General_Country);
}

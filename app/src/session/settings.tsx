import { getSettings, type Settings } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { type Cents, currencyPrefix, formatMoney } from '#rules/money.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';

/** Milliseconds after which the settings are read again: so long somebody may go on by what an administrator changed. */
export const SETTINGS_FRESH_FOR = 5 * 60_000;

/**
 * The retailer's settings. They are read again every few minutes while the tab is in sight, and when it comes into sight
 * with old ones; a reading that fails leaves what is known.
 */
export function settingsQuery(client: Client) {
  return queryOptions({
    queryKey: keys.settings,
    staleTime: SETTINGS_FRESH_FOR,
    // Somebody who orders all day never leaves the tab: coming back to it alone would tell them nothing.
    refetchInterval: SETTINGS_FRESH_FOR,
    refetchOnWindowFocus: true,
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

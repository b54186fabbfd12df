import { getSettings, type Settings } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { type Cents, currencyPrefix, formatMoney } from '#rules/money.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';

/** Milliseconds until settings are read again, so that an administrator's changes arrive. */
export const SETTINGS_STALE_TIME_MS = 5 * 60_000;

/**
 * Returns the query of the retailer's settings, read every few minutes while the tab is visible, and when it becomes
 * visible with old ones; failures keep the known ones.
 */
export function settingsQuery(client: Client) {
  return queryOptions({
    queryKey: keys.settings,
    staleTime: SETTINGS_STALE_TIME_MS,
    // Users who stay in the tab all day get no focus event.
    refetchInterval: SETTINGS_STALE_TIME_MS,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) =>
      valueOrThrow(await client.send(getSettings, { query: { page: '' }, signal })).settings,
  });
}

export const SettingsContext = createContext<Settings | null>(null);

/** Returns the retailer's settings; pages after sign-in render once they have loaded. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings is for screens behind the sign-in');
  return settings;
}

/** Returns a formatter for amounts in the retailer's currency. */
export function useMoney(): (cents: Cents) => string {
  const country = useSettings().ordering_General_Country;
  return useCallback((cents: Cents) => formatMoney(cents, country), [country]);
}

/** Returns the currency prefix of the retailer's country, for documents (ruling 9). */
export function useCurrency(): string {
  return currencyPrefix(useSettings().ordering_General_Country);
}

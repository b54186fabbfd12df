import type { QueryClient } from '@tanstack/react-query';
import { type LockedRegret, lockedRegrets } from '#features/ordering/regrets/model/locked.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/** So many products are asked about at one time. */
const AT_ONCE = 6;

type Query = ReturnType<typeof supplierPricesQuery>;

async function readPrices(queryClient: QueryClient, codes: readonly string[], query: (code: string) => Query) {
  const prices = new Map<string, Awaited<ReturnType<typeof one>>>();
  const one = (code: string) => queryClient.fetchQuery({ ...query(code), staleTime: 60_000 });
  for (let from = 0; from < codes.length; from += AT_ONCE) {
    await Promise.all(codes.slice(from, from + AT_ONCE).map(async (code) => prices.set(code, await one(code))));
  }
  return prices;
}

/**
 * Which of some regrets the pharmacy's preferred supplier locks stand against. None where locks are off, and in a group,
 * which is not asked about them (ruling 30).
 * @throws {CallError} where prices cannot be read: nothing is ordered on a guess
 */
export function useLockedRegrets(): (regrets: readonly Regret[]) => Promise<readonly LockedRegret[]> {
  const { client, queryClient } = useServices();
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  return async (regrets) => {
    if (!settings.ordering_LockPreferred || grouporderingenabled) return [];
    const codes = [...new Set(regrets.map(({ productCode }) => productCode))];
    const prices = await readPrices(queryClient, codes, (code) => supplierPricesQuery(client, code, settings, false));
    return lockedRegrets(regrets, (code) => prices.get(code) ?? []);
  };
}

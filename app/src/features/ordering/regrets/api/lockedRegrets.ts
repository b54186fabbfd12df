import { type LockedRegret, lockedRegrets } from '#features/ordering/regrets/model/locked.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { useReadPrices } from '#products/prices/api/readPrices.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/**
 * Returns which regrets are locked by preferred suppliers. Empty if locks are off, and for groups, which are not asked
 * (ruling 30).
 * @throws {CallError} if prices cannot be read, because nothing is ordered on a guess
 */
export function useLockedRegrets(): (regrets: readonly Regret[]) => Promise<readonly LockedRegret[]> {
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const readPrices = useReadPrices();
  return async (regrets) => {
    if (!settings.ordering_LockPreferred || grouporderingenabled) return [];
    const prices = await readPrices(regrets.map(({ productCode }) => productCode));
    return lockedRegrets(regrets, (code) => prices.get(code) ?? []);
  };
}

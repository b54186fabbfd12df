import type { OrderLine } from '#orders/current/model/line.ts';
import { lockedLines } from '#orders/lines/history/model/byHand.ts';
import { useReadPrices } from '#products/prices/api/readPrices.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/**
 * Which of some lines the pharmacy's preferred supplier locks stand against now. None where locks are off, and in a group,
 * which is not asked about them (ruling 30).
 * @throws {CallError} where prices cannot be read: nothing is ordered on a guess
 */
export function useLockedLines(): (lines: readonly OrderLine[]) => Promise<readonly OrderLine[]> {
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const readPrices = useReadPrices();
  return async (lines) => {
    if (!settings.ordering_LockPreferred || grouporderingenabled || lines.length === 0) return [];
    const prices = await readPrices(lines.map(({ productCode }) => productCode));
    return lockedLines(lines, (code) => prices.get(code) ?? []);
  };
}

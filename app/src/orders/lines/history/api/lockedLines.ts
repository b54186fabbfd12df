import type { OrderLine } from '#orders/current/model/line.ts';
import { lockedLines } from '#orders/lines/history/model/byHand.ts';
import { useReadPrices } from '#products/prices/api/readPrices.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/**
 * Returns which lines are now locked by preferred suppliers. Empty if locks are off, and for groups, which are not
 * asked (ruling 30).
 * @throws {CallError} if prices cannot be read, because nothing is ordered on a guess
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

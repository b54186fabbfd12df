import { useSession } from '#session/useSession.ts';
import { personKey, RESETS } from './remembered.ts';
import { useRememberedValue } from './useRemembered.ts';

const readCount = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

/** Returns the key of a grid's stored layout, for the user and since the last reset. */
export function useLayoutKey(grid: string): string {
  const [resets] = useRememberedValue(RESETS, 0, readCount);
  return `${personKey(useSession().staff)} ${grid}${resets === 0 ? '' : ` ${resets}`}`;
}

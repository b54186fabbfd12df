import { useSession } from '#session/useSession.ts';

/** The name under which a grid remembers how this person has arranged its columns. */
export function useLayoutKey(grid: string): string {
  return `${useSession().staff.staffid} ${grid}`;
}

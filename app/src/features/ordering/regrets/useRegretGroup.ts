import { useSession } from '#session/useSession.ts';
import type { Regret } from './model/regret.ts';
import type { AskedRegrets } from './model/regretSearch.ts';

/** Makes what a group asks with for the retailers of some regrets; of nothing for a pharmacy on its own. */
export function useRegretGroup(): (regrets: readonly Regret[]) => AskedRegrets['group'] {
  const { grouporderingenabled, retailerid } = useSession().staff;
  return (regrets) =>
    grouporderingenabled
      ? { groupretailerid: retailerid, retailerids: [...new Set(regrets.map(({ retailerId }) => retailerId))] }
      : undefined;
}

import type { Regret } from '#orders/regrets/model/regret.ts';
import type { AskedRegrets } from '#orders/regrets/model/regretSearch.ts';
import { useSession } from '#session/useSession.ts';

/** Makes what a group asks with for the retailers of some regrets; of nothing for a pharmacy on its own. */
export function useRegretGroup(): (regrets: readonly Regret[]) => AskedRegrets['group'] {
  const { grouporderingenabled, retailerid } = useSession().staff;
  return (regrets) =>
    grouporderingenabled
      ? { groupretailerid: retailerid, retailerids: [...new Set(regrets.map(({ retailerId }) => retailerId))] }
      : undefined;
}

import type { Regret } from '#orders/regrets/model/regret.ts';
import type { RegretsRequest } from '#orders/regrets/model/regretSearch.ts';
import { useSession } from '#session/useSession.ts';

/** Returns a function that builds a group's request for the retailers of regrets; undefined for a single pharmacy. */
export function useRegretGroup(): (regrets: readonly Regret[]) => RegretsRequest['group'] {
  const { grouporderingenabled, retailerid } = useSession().staff;
  return (regrets) =>
    grouporderingenabled
      ? { groupretailerid: retailerid, retailerids: [...new Set(regrets.map(({ retailerId }) => retailerId))] }
      : undefined;
}

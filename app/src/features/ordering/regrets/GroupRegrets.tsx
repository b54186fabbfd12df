import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SINCE } from '#orders/regrets/model/regretSearch.ts';
import { placeIn } from '#pages/usePlace.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { useGroupEdition } from '#retailers/useGroupEdition.tsx';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { AdvancedRegrets, type AdvancedRegretsProps } from './AdvancedRegrets.tsx';
import { messages } from './messages.ts';

const texts = messages.advanced;

/** 'Advanced Regrets' of a group, for the retailers selected on the left (001 §2). */
export function GroupRegrets(props: AdvancedRegretsProps) {
  const { staff } = useSession();
  const { search } = useLocation();
  const edition = useGroupEdition({
    // An address with a start date includes all retailers.
    start: placeIn(search, SINCE) === null ? undefined : 'all',
    label: texts.panes,
    size: usePaneSize('regrets retailers', 24),
    action: texts.getRegrets,
    level: 3,
    startsAtRetailers: true,
  });
  const { data } = useQuery(assignedRetailersQuery(useClient(), staff));
  const retailerName = useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [id, name]));
    return (retailerId: number) => names.get(retailerId) ?? '';
  }, [data]);
  return <AdvancedRegrets {...props} edition={edition} retailerName={retailerName} />;
}

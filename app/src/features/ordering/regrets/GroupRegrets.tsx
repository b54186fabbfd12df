import type { PharmacyAssignment } from '@mortar/contract';
import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { RetailerSelection } from '#retailers/RetailerSelection.tsx';
import { promptFor, useRetailerChoice } from '#retailers/useRetailerChoice.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { AdvancedRegrets, type AdvancedRegretsProps } from './AdvancedRegrets.tsx';
import { messages } from './messages.ts';

const texts = messages.advanced;

/** 'Advanced Regrets' of a group: those of the retailers that are chosen at the left (001 §2). */
export function GroupRegrets(props: AdvancedRegretsProps) {
  const { staff } = useSession();
  const choice = useRetailerChoice();
  const { assigned, asked } = choice;
  const panes = usePaneSize('regrets retailers', 24);
  const retailers = useRef<DataGridHandle<PharmacyAssignment>>(null);
  const { data } = useQuery(assignedRetailersQuery(useClient(), staff));
  const retailerName = useMemo(() => {
    const names = new Map(data?.map(({ retailerid, retailername }) => [retailerid, retailername]));
    return (retailerid: number) => names.get(retailerid) ?? '';
  }, [data]);
  const toChoose = assigned.length > 1;
  useEffect(
    function goToTheRetailers() {
      if (toChoose) retailers.current?.focus();
    },
    [toChoose],
  );
  return (
    <AdvancedRegrets
      {...props}
      group={{ groupretailerid: staff.retailerid, retailerids: [...asked] }}
      noGroupText={promptFor(choice, texts.getRegrets)}
      retailerName={retailerName}
      aside={(regrets, { busy, again }) => (
        <SplitPane
          label={texts.panes}
          direction="row"
          {...panes}
          first={
            <RetailerSelection
              choice={choice}
              action={texts.getRegrets}
              busy={busy}
              onAgain={again}
              gridRef={retailers}
              level={3}
            />
          }
          second={regrets}
        />
      )}
    />
  );
}

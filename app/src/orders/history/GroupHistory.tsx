import type { PharmacyAssignment } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
import { useEffect, useRef } from 'react';
import { RetailerSelection } from '#retailers/RetailerSelection.tsx';
import { promptFor, useRetailerChoice } from '#retailers/useRetailerChoice.ts';
import { useSession } from '#session/useSession.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { messages } from './messages.ts';
import type { OrderHistoryProps } from './OrderHistory.tsx';

/** The history of a group: that of the retailers that are chosen (002 §2.2). */
export function GroupHistory(props: OrderHistoryProps) {
  const { retailerid: groupretailerid } = useSession().staff;
  const choice = useRetailerChoice({ place: 'history' });
  const retailers = useRef<DataGridHandle<PharmacyAssignment>>(null);
  const toChoose = choice.assigned.length > 1;
  useEffect(
    function goToTheRetailers() {
      if (toChoose) retailers.current?.focus();
    },
    [toChoose],
  );
  return (
    <HistoryPage
      {...props}
      group={{ groupretailerid, retailerids: [...choice.asked] }}
      aside={({ busy, again }) => (
        <RetailerSelection
          choice={choice}
          action={messages.orders.getHistory}
          busy={busy}
          onAgain={again}
          gridRef={retailers}
          level={props.level ?? 2}
        />
      )}
      noGroupText={promptFor(choice, messages.orders.getHistory)}
    />
  );
}

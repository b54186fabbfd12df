import { usePaneSize } from '#preferences/usePaneSize.ts';
import { useGroupEdition } from '#retailers/useGroupEdition.tsx';
import { HistoryPage, type OrderHistoryProps } from './HistoryPage.tsx';
import { messages } from './messages.ts';

/** History of a group's selected retailers (002 §2.2). */
export function GroupHistory(props: OrderHistoryProps) {
  const edition = useGroupEdition({
    place: 'history',
    label: messages.orders.retailersPane,
    size: usePaneSize('history retailers', 20),
    action: messages.orders.getHistory,
    level: props.level,
    startsAtRetailers: true,
  });
  return <HistoryPage {...props} edition={edition} />;
}

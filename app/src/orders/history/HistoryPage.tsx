import type { OrderHistoryFilter } from '@mortar/contract';
import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { useFocusOnRead } from '#grids/useFocusOnRead.ts';
import { useVisibleRow } from '#grids/useVisibleRow.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useDetailPane } from '#preferences/usePaneSize.ts';
import { useRemembered } from '#preferences/useRemembered.ts';
import type { GroupEdition } from '#retailers/useGroupEdition.tsx';
import { useClient } from '#session/services.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { type HistoryRequest, orderHistoryQuery, useLiveHistory } from './api/orderHistory.ts';
import { HistoryPicture } from './chart/HistoryPicture.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { messages } from './messages.ts';
import type { HistoryRow } from './model/byRetailer.ts';
import type { PastLine, PastOrder } from './model/pastOrder.ts';
import { type ChartFilter, filterOrders, NO_PICK } from './model/picture.ts';
import { OrderItems } from './OrderItems.tsx';
import { PastOrdersGrid } from './PastOrdersGrid.tsx';
import './history.css';

const texts = messages.orders;
const NONE: readonly PastOrder[] = [];

const RegrettedItemsPopup = lazyPart(() => import('./regretted/RegrettedItemsPopup.tsx'), 'RegrettedItemsPopup');

/** Methods that a screen calls. */
export interface HistoryHandle {
  /** Focuses the orders. */
  focus(): void;
}

/** Props shared by pharmacy and group. */
export interface OrderHistoryProps {
  /** False while another tab is shown; stale data is read when it is shown again. Default true. */
  shown?: boolean | undefined;
  handleRef?: Ref<HistoryHandle> | undefined;
  /** Level of its headings: 2 on a page, 3 in a popup. */
  level?: 2 | 3 | undefined;
  /** Reorders an item; missing where nothing can be ordered. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
}

export interface HistoryPageProps extends OrderHistoryProps {
  edition?: GroupEdition | undefined;
}

const descriptionOf = (
  datefilter: OrderHistoryFilter,
  { month, supplier }: ChartFilter,
  short: (name: string) => string,
) =>
  messages.regretted.orders(
    texts.periods[datefilter],
    ...(month === null ? [] : [messages.picture.month(month)]),
    ...(supplier === null ? [] : [short(supplier)]),
  );

/** Shows sent orders of a period, their totals, and the selected order's items (002 §2.2). */
export function HistoryPage(props: HistoryPageProps) {
  const { shown = true, handleRef, level = 2, onOrderAgain, edition } = props;
  const group = edition?.group;
  const [datefilter, setDateFilter] = useState<OrderHistoryFilter>('Last 3 Months');
  const [pick, setPick] = useState<ChartFilter>(NO_PICK);
  const [grouped, setGrouped] = useRemembered('history by retailer', false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [regretted, setRegretted] = useState(false);
  const short = useSupplierNames();
  const gridRef = useRef<DataGridHandle<HistoryRow>>(null);
  const requested: HistoryRequest | null =
    group?.retailerids.length === 0 ? null : { datefilter, ...(group && { group }) };
  const query = useQuery({ ...orderHistoryQuery(useClient(), requested), enabled: shown });
  useLiveHistory(shown ? requested : null);
  const orders = (requested && query.data) || NONE;
  const shownOrders = useMemo(() => filterOrders(orders, pick), [orders, pick]);
  const selected = useMemo(() => shownOrders.find(({ id }) => id === chosen) ?? null, [shownOrders, chosen]);
  const panes = useDetailPane('history', 55, selected !== null);
  const ready = query.isSuccess && !query.isPlaceholderData;
  useImperativeHandle(handleRef, () => ({ focus: () => gridRef.current?.focus() }));
  useFocusOnRead(gridRef, ready, group?.retailerids.join() ?? null);
  useVisibleRow(gridRef, selected?.id ?? null);

  const again = () => {
    if (requested) void query.refetch();
  };
  const content = (
    <SplitPane
      label={texts.panes}
      direction="column"
      {...panes}
      first={
        <GridPanel title={texts.title} level={level} keys={texts.keys}>
          <PastOrdersGrid
            gridRef={gridRef}
            orders={shownOrders}
            subject={JSON.stringify([requested, pick])}
            {...queryGrid(query, requested !== null)}
            emptyText={edition?.promptText ?? texts.none}
            selected={selected?.id ?? null}
            ofGroup={group !== undefined}
            grouped={grouped && group !== undefined}
            onSelect={setChosen}
          />
        </GridPanel>
      }
      second={<OrderItems order={selected} level={level} onOrderAgain={onOrderAgain} />}
    />
  );
  return (
    <div className="order-history">
      <HistoryBar
        datefilter={datefilter}
        onDateFilter={setDateFilter}
        count={requested && ready ? orders.length : undefined}
        pick={pick}
        onPick={setPick}
        {...(group && { grouped, onGrouped: setGrouped })}
        onRegretted={() => setRegretted(true)}
        busy={requested !== null && query.isFetching}
        onRefresh={again}
      />
      <HistoryPicture orders={orders} pick={pick} onPick={setPick} />
      {edition
        ? edition.besideRetailers(content, { requested: requested !== null, busy: query.isFetching, again })
        : content}
      <PartBoundary onFail={() => setRegretted(false)}>
        {regretted && (
          <RegrettedItemsPopup
            orders={shownOrders}
            about={descriptionOf(datefilter, pick, short)}
            ofGroup={group !== undefined}
            onClose={() => setRegretted(false)}
          />
        )}
      </PartBoundary>
    </div>
  );
}

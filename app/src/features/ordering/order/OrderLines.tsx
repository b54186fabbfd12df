import { DataGrid, type DataGridHandle, SearchBox, toast } from '@mortar/design-system';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { queryGrid } from '#grids/queryGrid.ts';
import { widthOfAmounts } from '#grids/widthOfAmounts.ts';
import { focusElement } from '#keyboard/focus/focusElement.ts';
import { getAddedLine, type Order, type OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { getRefusal } from '#session/permissions.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { type LineChange, lineColumns } from './lineColumns.tsx';
import { messages } from './messages.ts';
import { NotUpToDate } from './NotUpToDate.tsx';

const texts = messages.order;

// Loaded after the page, since lines are added before they are changed.
const UpdateQuantityPopup = lazyPart(() => import('#orders/lines/UpdateQuantityPopup.tsx'), 'UpdateQuantityPopup');
const DeleteLinePopup = lazyPart(() => import('#orders/lines/DeleteLinePopup.tsx'), 'DeleteLinePopup');

/** Returns the pending change of a line and its opener, which shows the reason if lines cannot be changed. */
export function useLineChange() {
  const { editable } = useCurrentOrder();
  const [change, setChange] = useState<LineChange | null>(null);
  const ask = useMemo(
    () => (requested: LineChange) => {
      if (!editable.allowed) toast.error(editable.reason);
      // The listener is loaded with the parts after the page.
      else if (requested.kind === 'move') dispatchEvent(new CustomEvent('moveline', { detail: requested.line }));
      else setChange(requested);
    },
    [editable],
  );
  return useMemo(() => ({ change, ask, end: () => setChange(null) }), [change, ask]);
}

export interface OrderLinesProps {
  changing: ReturnType<typeof useLineChange>;
  gridRef?: RefObject<DataGridHandle<OrderLine> | null>;
  /** Key of the stored layout. */
  layout: string;
  /** True for its own search box, which filters. */
  searched?: boolean;
  /** Called after a line was changed or deleted. Default: shows a toast. */
  onSaved?: ((saved: Saved) => void) | undefined;
  /** Escape in its rows: moves focus to where lines are added. */
  onLeave?: (() => void) | undefined;
}

const announceOverPage = (saved: Saved) => toast.success(saved.text, saved);

/** Scrolls to a new or merged line and highlights it (001 §4, after a successful add). */
function useRevealNewLine(order: Order | null, gridRef: RefObject<DataGridHandle<OrderLine> | null>) {
  const before = useRef<Order | null>(null);
  useEffect(
    function showAddedLine() {
      const newLine = getAddedLine(before.current, order);
      before.current = order;
      if (newLine !== null) gridRef.current?.flashRow(newLine);
    },
    [order, gridRef],
  );
}

/** Lists the lines of the open order, with popups to change and delete one (001 §2, §4). */
export const OrderLines = memo(function OrderLines({ changing, layout, searched = false, ...props }: OrderLinesProps) {
  const { change, ask, end } = changing;
  const ownRef = useRef<DataGridHandle<OrderLine>>(null);
  const gridRef = props.gridRef ?? ownRef;
  const [text, setText] = useState('');
  const money = useMoney();
  const layoutKey = useLayoutKey(layout);
  const { current, order, query, editable } = useCurrentOrder();
  const short = useSupplierNames();
  useRevealNewLine(order, gridRef);
  const columns = useMemo(() => lineColumns(money, getRefusal(editable), ask, short), [money, editable, ask, short]);
  useEffect(function prefetchLaterParts() {
    UpdateQuantityPopup.prefetch();
    DeleteLinePopup.prefetch();
  }, []);
  const finish = (saved: Saved | null) => {
    end();
    if (saved) (props.onSaved ?? announceOverPage)(saved);
  };
  const toGrid = () => focusElement(gridRef);
  const searching = {
    search: { text, match: 'contains' as const },
    filterBySearch: true,
    searchPanel: (
      <SearchBox
        label={texts.search}
        value={text}
        onChange={setText}
        onSearch={setText}
        onArrowDown={() => gridRef.current?.focus()}
      />
    ),
  };
  const none = searched && text !== '' ? texts.noneFound : lineMessages.orderLines.empty;
  // Keeps loaded lines if a reload fails.
  const isStale = query.isError && order !== null;
  const shown = queryGrid(isStale ? { ...query, isError: false } : query, current !== null);
  const widths = useMemo(() => {
    const lines = order?.lines ?? [];
    const amounts = [lines.map(({ total }) => total), lines.map(({ price }) => price)];
    return [current?.orderId, ...amounts.map((cents) => widthOfAmounts(cents, money))].join(' ');
  }, [order, current, money]);
  const empty = current ? { emptyText: none } : { emptyText: texts.none, emptyHint: texts.open };
  return (
    <>
      {isStale && (
        <NotUpToDate
          error={query.error}
          busy={query.isFetching}
          onTryAgain={async () => (await query.refetch()).isSuccess}
          onRead={toGrid}
        />
      )}
      <DataGrid
        label={texts.title}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        {...(searched ? searching : { find: true })}
        rows={order?.lines ?? []}
        widthsOf={widths}
        rowKey={(line) => line.id}
        {...shown}
        loadingText={lineMessages.orderLines.loading}
        {...empty}
        onActivate={(line) => ask({ kind: 'update', line })}
        onRowKey={(event, line) => {
          const kind = event.key === 'Delete' ? 'delete' : event.altKey && event.code === 'KeyM' && 'move';
          if (kind) {
            // Applies to this line; the page's Alt M would open without it.
            event.stopPropagation();
            ask({ kind, line });
          }
          if (event.key === 'Escape') props.onLeave?.();
        }}
      />
      <PartBoundary onFail={end}>
        {current && change?.kind === 'update' && (
          <UpdateQuantityPopup
            orderId={current.orderId}
            line={change.line}
            quantity={change.quantity}
            onDone={finish}
            onCancel={end}
            returnFocusTo={toGrid}
          />
        )}
        {current && change?.kind === 'delete' && (
          <DeleteLinePopup
            orderId={current.orderId}
            line={change.line}
            onDone={finish}
            onCancel={end}
            returnFocusTo={toGrid}
          />
        )}
      </PartBoundary>
    </>
  );
});

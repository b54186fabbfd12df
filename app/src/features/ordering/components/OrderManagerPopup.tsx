import type { UnsentOrder } from '@mortar/contract';
import {
  Button,
  ConfirmPopup,
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  Popup,
  toast,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeleteOrder } from '../../../order/api/deleteOrder.ts';
import { unsentOrdersQuery } from '../../../order/api/unsentOrders.ts';
import { messages as orderMessages } from '../../../order/messages.ts';
import { useOpenOrder } from '../../../order/useOpenOrder.ts';
import { formatDateTime } from '../../../rules/dates.ts';
import { toCents } from '../../../rules/money.ts';
import { errorText } from '../../../server/outcome.ts';
import { useClient } from '../../../services.tsx';
import { useMoney } from '../../../session/settings.tsx';
import { useLayoutKey } from '../../../session/useLayoutKey.ts';
import { messages } from '../messages.ts';
import { UnsentOrderLines } from './UnsentOrderLines.tsx';

const texts = messages.manager;

function orderColumns(money: (cents: number) => string): GridColumn<UnsentOrder>[] {
  const { columns } = texts;
  return [
    { id: 'description', header: columns.description, flex: 2, value: (order) => order.description },
    { id: 'number', header: columns.number, width: 128, value: (order) => order.ordernumber },
    numberColumn({ id: 'lines', header: columns.lines, value: (order) => order.orderitemqty }),
    moneyColumn({
      id: 'value',
      header: columns.value,
      width: 120,
      value: (order) => toCents(order.ordervalue),
      format: money,
    }),
    choiceColumn({ id: 'staff', header: columns.staff, width: 150, value: (order) => order.staffname }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      value: (order) => order.createddatetime,
      format: formatDateTime,
    }),
  ];
}

export interface OrderManagerPopupProps {
  open: boolean;
  onStart(): void;
  /** Called when an order is open. */
  onOpened(): void;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Order Manager': the orders that are not sent, to open or delete one or to start another (001 §2, 002 §2.4). */
export function OrderManagerPopup({ open, onStart, onOpened, onClose, returnFocusTo }: OrderManagerPopupProps) {
  const money = useMoney();
  const layoutKey = useLayoutKey('unsent-orders');
  const query = useQuery({ ...unsentOrdersQuery(useClient()), enabled: open });
  const openOrder = useOpenOrder();
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [deleting, setDeleting] = useState<UnsentOrder | null>(null);
  const columns = useMemo(() => orderColumns(money), [money]);
  const gridRef = useRef<DataGridHandle<UnsentOrder>>(null);
  const startRef = useRef<HTMLButtonElement>(null);
  const orders = query.data ?? [];
  const order = orders.find(({ orderid }) => selected.has(orderid)) ?? null;
  const settled = open && query.isSuccess;
  const some = orders.length > 0;
  useEffect(
    function goToTheOrdersOrToTheButtonThatStartsOne() {
      if (!settled) return;
      if (some) gridRef.current?.focus();
      else startRef.current?.focus();
    },
    [settled, some],
  );

  const take = async (chosen: UnsentOrder | null) => {
    if (!chosen) return toast.warning(orderMessages.selectToOpen);
    const problem = await openOrder(chosen);
    if (problem) toast.error(problem);
    else onOpened();
  };
  return (
    <Popup
      open={open}
      title={texts.title}
      size="80"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button
            variant="outline"
            tone="danger"
            onClick={() => (order ? setDeleting(order) : toast.warning(orderMessages.selectToDelete))}
          >
            {texts.delete}
          </Button>
          <Button variant="outline" keyHint="↵" onClick={() => void take(order)}>
            {texts.open}
          </Button>
          <Button ref={startRef} onClick={onStart}>
            {texts.start}
          </Button>
        </>
      }
    >
      <div className="popup-grid">
        <DataGrid
          label={texts.title}
          gridRef={gridRef}
          columns={columns}
          layoutKey={layoutKey}
          rows={orders}
          rowKey={({ orderid }) => orderid}
          state={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
          loadingText={texts.loading}
          emptyText={texts.none}
          errorText={errorText(query.error)}
          onRetry={() => void query.refetch()}
          selection="single"
          selected={selected}
          onSelectionChange={setSelected}
          onActivate={(chosen) => void take(chosen)}
          renderDetail={({ orderid, description }) => <UnsentOrderLines orderid={orderid} label={description} />}
          rowTone={({ locked }) => (locked ? 'dimmed' : undefined)}
        />
      </div>
      <DeleteOrderPopup order={deleting} onClose={() => setDeleting(null)} />
    </Popup>
  );
}

function DeleteOrderPopup({ order, onClose }: { order: UnsentOrder | null; onClose(): void }) {
  const remove = useDeleteOrder();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!order) return;
    remove.mutate(order.orderid, {
      onSuccess: () => {
        toast.success(orderMessages.orderDeleted(order.description));
        close();
      },
    });
  };
  return (
    <ConfirmPopup
      open={order !== null}
      destructive
      title={texts.deleteTitle}
      message={orderMessages.confirmDeleteOrder(order?.description ?? '')}
      busy={remove.isPending}
      {...(remove.isError && { error: errorText(remove.error) })}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}

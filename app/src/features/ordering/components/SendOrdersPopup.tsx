import {
  Button,
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  Popup,
  PopupError,
  SplitPane,
  Tabs,
  TextField,
  toast,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatDateTime } from '../../../rules/dates.ts';
import { errorText } from '../../../server/outcome.ts';
import { useClient } from '../../../services.tsx';
import { useMoney } from '../../../session/settings.tsx';
import { useLayoutKey } from '../../../session/useLayoutKey.ts';
import { PartlySent, unsentSuppliersQuery, useSendOrders } from '../api/sending.ts';
import { messages } from '../messages.ts';
import type { UnsentLine, UnsentSupplier } from '../model/unsentSupplier.ts';

const texts = messages.send;

const sendError = (error: unknown) =>
  error instanceof PartlySent ? texts.partlySent(error.sent, error.unsent) : errorText(error);
type Money = (cents: number) => string;

function supplierColumns(money: Money, withAccounts: boolean): GridColumn<UnsentSupplier>[] {
  const { columns } = texts;
  return [
    {
      id: 'supplier',
      header: columns.supplier,
      flex: 2,
      searchable: true,
      value: (row) => row.name,
      summary: () => texts.total,
    },
    ...(withAccounts
      ? [{ id: 'account', header: columns.account, width: 140, value: (row: UnsentSupplier) => row.accounts }]
      : []),
    numberColumn({ id: 'lines', header: columns.lines, value: (row) => row.lineCount }),
    moneyColumn({
      id: 'value',
      header: columns.value,
      width: 130,
      value: (row) => row.value,
      format: money,
      total: true,
    }),
    {
      id: 'minimum',
      header: columns.minimum,
      kind: 'money',
      flex: 1,
      minWidth: 180,
      align: 'end',
      value: (row) => row.minimum,
      format: (_value, row) =>
        row.missing > 0 ? `${money(row.minimum)} · ${texts.minimumMissing(money(row.missing))}` : money(row.minimum),
    },
  ];
}

function detailColumns(money: Money): GridColumn<UnsentLine>[] {
  const { columns } = texts;
  return [
    { id: 'description', header: columns.description, flex: 3, value: (line) => line.description },
    { id: 'order', header: columns.order, width: 120, value: (line) => line.orderNumber },
    numberColumn({ id: 'quantity', header: columns.quantity, width: 64, value: (line) => line.quantity }),
    moneyColumn({ id: 'price', header: columns.price, width: 100, value: (line) => line.price, format: money }),
    moneyColumn({ id: 'total', header: columns.total, width: 110, value: (line) => line.total, format: money }),
    choiceColumn({ id: 'staff', header: columns.staff, width: 130, value: (line) => line.staff }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      value: (line) => line.created,
      format: formatDateTime,
    }),
  ];
}

export interface SendOrdersPopupProps {
  /** The open order, 0 for none. */
  orderid: number;
  /** Called with how many suppliers were sent to. */
  onSent(suppliers: number): void;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Send your orders': what is unsent at each supplier, to choose from and send (002 §2.6, §4). */
export function SendOrdersPopup({ orderid, onSent, onClose, returnFocusTo }: SendOrdersPopupProps) {
  const money = useMoney();
  const layoutKey = useLayoutKey('unsent-suppliers');
  const query = useQuery(unsentSuppliersQuery(useClient(), orderid));
  const send = useSendOrders(orderid);
  const gridRef = useRef<DataGridHandle<UnsentSupplier>>(null);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [shown, setShown] = useState<UnsentSupplier | null>(null);
  const [withAccounts, setWithAccounts] = useState(false);
  const [search, setSearch] = useState('');
  const columns = useMemo(() => supplierColumns(money, withAccounts), [money, withAccounts]);
  const suppliers = query.data ?? [];
  const chosen = suppliers.filter(({ code }) => selected.has(code));
  const some = query.isSuccess && suppliers.length > 0;
  useEffect(
    function goToTheSuppliers() {
      if (some) gridRef.current?.focus();
    },
    [some],
  );

  const submit = () => {
    if (send.isPending) return;
    if (chosen.length === 0) toast.warning(texts.nothingSelected);
    else
      send.mutate(
        chosen.map(({ code }) => code),
        { onSuccess: () => onSent(chosen.length) },
      );
  };
  return (
    <Popup
      open
      title={texts.title}
      size="90"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <PopupError {...(send.isError && { error: sendError(send.error) })} />
          <Button busy={send.isPending} keyHint="↵" onClick={submit}>
            {chosen.length > 1 ? texts.sendSeveral : texts.send}
          </Button>
        </>
      }
    >
      <div className="send-orders">
        <div className="send-toolbar">
          <TextField label={texts.search} value={search} onChange={setSearch} />
          <Button variant="outline" tone="neutral" busy={query.isFetching} onClick={() => void query.refetch()}>
            {texts.refresh}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            onClick={() => setSelected(new Set(suppliers.map(({ code }) => code)))}
          >
            {texts.selectAll}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => setSelected(new Set())}>
            {texts.deselectAll}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => setWithAccounts(!withAccounts)}>
            {texts.accounts}
          </Button>
        </div>
        <SplitPane
          label={texts.panes}
          direction="column"
          initial={55}
          first={
            <DataGrid
              label={texts.grid}
              gridRef={gridRef}
              columns={columns}
              layoutKey={layoutKey}
              rows={suppliers}
              rowKey={({ code }) => code}
              state={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
              loadingText={texts.loading}
              emptyText={texts.none}
              errorText={errorText(query.error)}
              onRetry={() => void query.refetch()}
              selection="multiple"
              selected={selected}
              onSelectionChange={setSelected}
              onActiveRowChange={setShown}
              onActivate={submit}
              search={{ text: search, match: 'contains' }}
              filterBySearch
              footer={suppliers.length > 0}
            />
          }
          second={<Details supplier={suppliers.find(({ code }) => code === shown?.code) ?? null} money={money} />}
        />
      </div>
    </Popup>
  );
}

function Details({ supplier, money }: { supplier: UnsentSupplier | null; money: Money }) {
  const layoutKey = useLayoutKey('unsent-lines');
  const columns = useMemo(() => detailColumns(money), [money]);
  const content = (
    <div className="grid-fill">
      <DataGrid
        label={texts.details}
        columns={columns}
        layoutKey={layoutKey}
        rows={supplier?.lines ?? []}
        rowKey={({ id }) => id}
        emptyText={texts.select}
      />
    </div>
  );
  return (
    <Tabs
      label={texts.tabs}
      tabs={[{ id: 'details', label: texts.details, content }]}
      active="details"
      onChange={() => undefined}
    />
  );
}

import {
  Button,
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  type GridColumn,
  moneyColumn,
  numberColumn,
  Panel,
  Popup,
  PopupError,
  SplitPane,
  StatusLabel,
  TextField,
  toast,
} from '@mortar/design-system';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { StatusUpdateError } from '#orders/current/api/orderLock.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { sumCents } from '#rules/money.ts';
import { errorText } from '#server/outcome.ts';
import { useMoney } from '#session/settings.tsx';
import { MinimumCell, minimumText } from './MinimumCell.tsx';
import { messages } from './messages.ts';
import { statusError } from './model/statusError.ts';
import { type Shares, sharesOf } from './model/unsentShares.ts';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import { SendTabs } from './SendTabs.tsx';
import '#grids/gridFill.css';
import './sendOrders.css';
import { codeColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';

const texts = messages.send;

/** Of the value, what is on the open order, and what on others and whose: a supplier is sent all of it. */
function shareColumns(money: (cents: number) => string, ownNumber: string): GridColumn<UnsentSupplier>[] {
  const { columns } = texts;
  return [
    moneyColumn({
      id: 'own',
      header: columns.own,
      width: 120,
      value: ({ lines }) => sharesOf(lines, ownNumber).own || null,
      format: money,
    }),
    {
      id: 'others',
      header: columns.others,
      flex: 2,
      minWidth: 180,
      value: ({ lines }) => othersText(sharesOf(lines, ownNumber), money),
    },
  ];
}

/** What became of the last sending, in the row of each supplier that it did not reach. */
const resultColumn = (notSent: readonly string[]) =>
  choiceColumn<UnsentSupplier>({
    id: 'result',
    header: texts.columns.result,
    whole: true,
    beside: 24,
    value: ({ name }) => (notSent.includes(name) ? texts.notSent : ''),
    render: (_row, { text }) => text !== '' && <StatusLabel status="regretted">{text}</StatusLabel>,
  });

function supplierColumns(
  money: (cents: number) => string,
  withAccounts: boolean,
  ownNumber: string | null,
  notSent: readonly string[] | undefined,
): GridColumn<UnsentSupplier>[] {
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
    ...(notSent ? [resultColumn(notSent)] : []),
    ...(withAccounts
      ? [codeColumn({ id: 'account', header: columns.account, value: (row: UnsentSupplier) => row.accounts })]
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
      // Beside the value that it is compared with.
      id: 'minimum',
      header: columns.minimum,
      kind: 'money',
      flex: 1,
      minWidth: 312,
      // The bar and its gap.
      beside: 56,
      value: (row) => row.minimum,
      format: (_value, row) => minimumText(row, money),
      render: (row) => <MinimumCell supplier={row} money={money} />,
    },
    ...(ownNumber === null ? [] : shareColumns(money, ownNumber)),
  ];
}

const NONE: readonly never[] = [];

const unsentError = (error: unknown) =>
  error instanceof StatusUpdateError ? statusError(error.failure) : errorText(error);

interface Unsent<Supplier> {
  data: readonly Supplier[] | undefined;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch(): unknown;
}

/** Whose other orders, and what they come to; nothing where there are none. */
function othersText({ others, otherValue }: Shares, money: (cents: number) => string): string {
  if (others.length === 0) return '';
  const bySomebody = Map.groupBy(others, ({ staff }) => staff.join(' and '));
  const whose = [...bySomebody].map(([staff, orders]) =>
    texts.otherOrders(
      orders.map(({ number }) => number),
      staff,
    ),
  );
  return `${money(otherValue)} · ${whose.join(', ')}`;
}

interface TickedProps {
  suppliers: readonly UnsentSupplier[];
  ownNumber: string | null;
}

/** What Enter would send: how many suppliers, what it comes to, and how much of it is on other orders. */
function Ticked({ suppliers, ownNumber }: TickedProps) {
  const money = useMoney();
  const total = sumCents(suppliers.map(({ value }) => value));
  const lines = suppliers.flatMap((supplier) => supplier.lines);
  const shares = ownNumber === null ? null : sharesOf(lines, ownNumber);
  const below = suppliers.filter(({ missing }) => missing > 0).length;
  const everywhere = sumCents(suppliers.map(({ value, pharmacies }) => value * (pharmacies ?? 1)));
  return (
    <output className="send-ticked" aria-label={texts.tickedLabel} aria-live="off">
      <strong>{texts.ticked(suppliers.length, money(total))}</strong>
      {everywhere > total && <span>{texts.tickedEach(money(everywhere))}</span>}
      {below > 0 && <span className="send-below">{texts.tickedBelow(below)}</span>}
      {shares && shares.others.length > 0 && (
        <span>{texts.tickedShares(money(shares.own), othersText(shares, money))}</span>
      )}
    </output>
  );
}

export interface SendDialogProps<Supplier extends UnsentSupplier> {
  /** The number of the open order, where what is listed may stand on others too. */
  ownNumber?: string | null;
  /** What is unsent at each supplier. */
  unsent: Unsent<Supplier>;
  /** It is being sent. */
  busy: boolean;
  /** Why it was not. */
  error: string | null;
  /** Called with at least one supplier, never while it is busy. */
  onSend(chosen: readonly Supplier[]): void;
  /** Buttons behind the others. */
  tools?: ReactNode;
  /** At the left of the suppliers, about the one whose row has the keyboard. */
  aside?(supplier: Supplier | null): ReactNode;
  withHistory: boolean;
  /** Names of the suppliers that the last sending did not reach: their rows say so. */
  notSent?: readonly string[] | undefined;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** The dialog in which suppliers are chosen and sent to, whoever's orders these are (002 §2.6). */
export function SendDialog<Supplier extends UnsentSupplier>(props: SendDialogProps<Supplier>) {
  const { unsent, busy, error, aside, notSent } = props;
  const money = useMoney();
  const layoutKey = useLayoutKey('unsent-suppliers');
  const gridRef = useRef<DataGridHandle<Supplier>>(null);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const [withAccounts, setWithAccounts] = useState(false);
  const [search, setSearch] = useState('');
  const { ownNumber = null } = props;
  const columns = useMemo(
    () => supplierColumns(money, withAccounts, ownNumber, notSent),
    [money, withAccounts, ownNumber, notSent],
  );
  const suppliers = unsent.data ?? NONE;
  const [listed, setListed] = useState(suppliers);
  if (listed !== suppliers) {
    setListed(suppliers);
    // Who left the list was sent to: what they have unsent later was chosen by nobody.
    const left = [...selected].filter((code) => suppliers.some((supplier) => supplier.code === code));
    if (unsent.isSuccess && left.length < selected.size) setSelected(new Set(left));
  }
  const chosen = suppliers.filter(({ code }) => selected.has(code));
  const current = suppliers.find(({ code }) => code === shown) ?? null;
  const some = unsent.isSuccess && suppliers.length > 0;
  useEffect(
    function goToTheSuppliers() {
      if (some) gridRef.current?.focus();
    },
    [some],
  );

  // What a search hides is not meant: nobody sends what they do not see.
  const selectShown = () =>
    setSelected(new Set([...selected, ...(gridRef.current?.shownRows() ?? []).map(({ code }) => code)]));
  const submit = () => {
    if (busy) return;
    if (chosen.length === 0) toast.warning(texts.nothingSelected);
    else props.onSend(chosen);
  };
  const grid = (
    <DataGrid
      label={texts.grid}
      gridRef={gridRef}
      columns={columns}
      layoutKey={layoutKey}
      rows={suppliers}
      rowKey={({ code }) => code}
      {...queryGrid(unsent)}
      loadingText={texts.loading}
      emptyText={texts.none}
      errorText={unsentError(unsent.error)}
      selection="multiple"
      selected={selected}
      onSelectionChange={setSelected}
      selectionText={(chosen) => money(sumCents(chosen.map(({ value }) => value)))}
      onActiveRowChange={(supplier) => setShown(supplier?.code ?? null)}
      onActivate={submit}
      search={{ text: search, match: 'contains' }}
      filterBySearch
      footer={suppliers.length > 0}
    />
  );
  return (
    <Popup
      open
      title={texts.title}
      size="90"
      description={texts.about}
      onClose={props.onClose}
      returnFocusTo={props.returnFocusTo}
      footer={
        <>
          <Ticked suppliers={chosen} ownNumber={ownNumber} />
          <PopupError {...(error && { error })} />
          <Button busy={busy} keyHint="↵" onClick={submit}>
            {chosen.length > 1 ? texts.sendSeveral : texts.send}
          </Button>
        </>
      }
    >
      <div className="send-orders">
        <div className="send-toolbar">
          <TextField label={texts.search} value={search} onChange={setSearch} />
          <Button variant="outline" tone="neutral" busy={unsent.isFetching} onClick={() => void unsent.refetch()}>
            {texts.refresh}
          </Button>
          <Button variant="outline" tone="neutral" onClick={selectShown}>
            {texts.selectAll}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => setSelected(new Set())}>
            {texts.deselectAll}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => setWithAccounts(!withAccounts)}>
            {texts.accounts}
          </Button>
          {props.tools}
        </div>
        <SplitPane
          label={texts.panes}
          direction="column"
          initial={55}
          first={
            aside ? (
              <SplitPane
                label={texts.retailersPane}
                direction="row"
                initial={30}
                first={aside(current)}
                second={
                  <Panel title={texts.grid} flush level={3}>
                    <div className="grid-fill">{grid}</div>
                  </Panel>
                }
              />
            ) : (
              grid
            )
          }
          second={<SendTabs supplier={current} withHistory={props.withHistory} />}
        />
      </div>
    </Popup>
  );
}

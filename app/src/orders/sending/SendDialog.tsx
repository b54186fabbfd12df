import {
  Button,
  DataGrid,
  type DataGridHandle,
  Panel,
  Popup,
  PopupError,
  SplitPane,
  TextField,
  toast,
} from '@mortar/design-system';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { queryGrid } from '#grids/queryGrid.ts';
import { useInitialFocus } from '#keyboard/focus/useInitialFocus.ts';
import { StatusUpdateError } from '#orders/current/api/orderLock.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { leftInAll } from '#retailers/model/orderShares.ts';
import { sharesByName } from '#retailers/shares/shareText.ts';
import type { Cents } from '#rules/money.ts';
import { errorText, getFailure } from '#server/outcome.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { AccountsPopup } from './AccountsPopup.tsx';
import { messages } from './messages.ts';
import type { SentMeanwhile } from './model/sentMeanwhile.ts';
import { statusError } from './model/statusError.ts';
import { ownCodes, type StillUnsent } from './model/stillUnsent.ts';
import { getShares } from './model/unsentShares.ts';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import { sharesOfAll, valueBasis, valuesOn } from './model/valueOf.ts';
import { SendTabs } from './SendTabs.tsx';
import { othersText, supplierColumns, valueText } from './supplierColumns.tsx';
import '#grids/gridFill.css';
import './sendOrders.css';

const texts = messages.send;

const NONE: readonly never[] = [];

const unsentError = (error: unknown) =>
  error instanceof StatusUpdateError ? statusError(error.failure) : errorText(error);

/** Returns the message for failed sending; a lock has its own text, since no order is being opened. */
export const sendError = (error: unknown): string =>
  getFailure(error).kind === 'blocked' ? texts.heldElsewhere : errorText(error);

interface Unsent<Supplier> {
  data: readonly Supplier[] | undefined;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch(): unknown;
}

interface TickedProps {
  suppliers: readonly UnsentSupplier[];
  ownNumber: string | null;
  overCredit: ReadonlyMap<string, Cents> | null;
  hopeless: string | undefined;
}

/** Summary of what Enter sends: suppliers, value, objections, and parts of other orders. */
function SelectionSummary({ suppliers, ownNumber, overCredit, hopeless }: TickedProps) {
  const money = useMoney();
  const basis = valueBasis(suppliers);
  const total = valuesOn(basis, suppliers);
  const places = sharesOfAll(suppliers);
  const lines = suppliers.flatMap((supplier) => supplier.lines);
  const shares = ownNumber === null ? null : getShares(lines, ownNumber);
  const belowMinimum = suppliers.filter(({ missing }) => missing > 0).length;
  const overCreditCount = suppliers.filter(({ code }) => overCredit?.has(code)).length;
  return (
    <output className="send-ticked" aria-label={texts.tickedLabel} aria-live="off">
      <strong>{texts.ticked(suppliers.length, money(total))}</strong>
      {basis === 'each' && places.length > 1 && <span>{texts.tickedEach(money(leftInAll(places)))}</span>}
      {basis === 'all' && <span>{texts.tickedInAll(sharesByName(places, money))}</span>}
      {belowMinimum > 0 && <span className="send-below">{texts.tickedBelow(belowMinimum)}</span>}
      {overCreditCount > 0 && <span className="send-below">{texts.tickedOverCredit(overCreditCount)}</span>}
      {hopeless && <span className="send-below">{hopeless}</span>}
      {shares && shares.others.length > 0 && (
        <span>{texts.tickedShares(money(shares.own), othersText(shares, money))}</span>
      )}
    </output>
  );
}

/** Props shared by pharmacy and group. */
export interface SendOrdersPopupProps {
  /** Note about the open order, next to the summary. */
  note?: ReactNode;
  /** The open order, 0 for none. */
  orderId: number;
  /** Called with the number of reached suppliers, the unsent part of the open order, and what colleagues had sent. */
  onSent(suppliers: number, left: readonly StillUnsent[], meanwhile?: readonly SentMeanwhile[]): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

export interface SendDialogProps<Supplier extends UnsentSupplier> {
  /** Note about the open order, next to the summary. */
  note?: ReactNode;
  /** Number of the open order, if listed lines may belong to others too. */
  ownNumber?: string | null;
  /** Codes of initially selected suppliers. Default: those of the open order (ruling 52). */
  start?: readonly string[] | undefined;
  /** Unsent lines by supplier. */
  unsent: Unsent<Supplier>;
  busy: boolean;
  /** Why sending failed. */
  error: string | null;
  /** Called with at least one supplier, never while busy. */
  onSend(chosen: readonly Supplier[]): void;
  /** Additional buttons. */
  tools?: ReactNode;
  /** Content left of the suppliers, about the focused row. */
  aside?(supplier: Supplier | null): ReactNode;
  withHistory: boolean;
  /** Names of suppliers that the last sending did not reach, marked in their rows. */
  notSent?: readonly string[] | undefined;
  /** Amounts above the credit by supplier code, in cents. */
  overCredit?: ReadonlyMap<string, Cents> | null;
  /** Returns text about selected ones that cannot be sent; '' if none. */
  hopeless?(chosen: readonly Supplier[]): string;
  /** Returns a supplier's accounts as text; default is its row's. */
  getAccounts?(supplier: Supplier): string;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** Dialog to select suppliers and send to them, for pharmacies and groups (002 §2.6). */
export function SendDialog<Supplier extends UnsentSupplier>(props: SendDialogProps<Supplier>) {
  const { unsent, busy, error, aside, notSent } = props;
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('unsent-suppliers');
  const gridRef = useRef<DataGridHandle<Supplier>>(null);
  /** Null until the user selects; the default is the open order's suppliers (ruling 52). */
  const [userSelection, setSelected] = useState<ReadonlySet<string | number> | null>(() =>
    props.start ? new Set(props.start) : null,
  );
  const [shown, setShown] = useState<string | null>(null);
  const needsAccounts = useSettings().ordering_General_PromptForAccountNumber_Enabled;
  /** Null until the user chooses; the default is the setting. */
  const [showsAccounts, setShowsAccounts] = useState<boolean | null>(null);
  const withAccounts = showsAccounts ?? needsAccounts;
  const [confirmingAccounts, setConfirmingAccounts] = useState(false);
  const [search, setSearch] = useState('');
  const { ownNumber = null, overCredit = null } = props;
  const { getAccounts = ({ accounts }: Supplier) => accounts || retailerMessages.onOrder.noAccount } = props;
  const suppliers = unsent.data ?? NONE;
  const selected = useMemo(
    () => userSelection ?? new Set(ownCodes(suppliers, ownNumber)),
    [userSelection, suppliers, ownNumber],
  );
  const basis = valueBasis(suppliers);
  const columns = useMemo(
    () => supplierColumns({ money, short, basis, withAccounts, ownNumber, notSent, overCredit }),
    [money, short, basis, withAccounts, ownNumber, notSent, overCredit],
  );
  const [listed, setListed] = useState(suppliers);
  if (listed !== suppliers) {
    setListed(suppliers);
    // Deselects suppliers that left the list, since later lines were never selected.
    const left = [...(userSelection ?? [])].filter((code) => suppliers.some((supplier) => supplier.code === code));
    if (userSelection && unsent.isSuccess && left.length < userSelection.size) setSelected(new Set(left));
  }
  const chosen = suppliers.filter(({ code }) => selected.has(code));
  const current = suppliers.find(({ code }) => code === shown) ?? null;
  const some = unsent.isSuccess && suppliers.length > 0;
  useInitialFocus(true, some ? 'suppliers' : null, () => gridRef.current?.focus());

  // Selects visible rows only, so that nothing hidden is sent.
  const selectShown = () =>
    setSelected(new Set([...selected, ...(gridRef.current?.shownRows() ?? []).map(({ code }) => code)]));
  const submit = () => {
    if (busy) return;
    if (chosen.length === 0) toast.warning(texts.nothingSelected);
    else if (needsAccounts) setConfirmingAccounts(true);
    else props.onSend(chosen);
  };
  const sendLabel = chosen.length > 1 ? texts.sendSeveral : texts.send;
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
      // Announces what Enter sends.
      countText={(count) => texts.counted(count, texts.ticked(chosen.length, money(valuesOn(basis, chosen))))}
      emptyText={texts.none}
      errorText={unsentError(unsent.error)}
      selection="multiple"
      selected={selected}
      onSelectionChange={setSelected}
      selectionText={(chosen) => valueText(valuesOn(basis, chosen), basis, money)}
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
          <div className="send-said">
            <SelectionSummary
              suppliers={chosen}
              ownNumber={ownNumber}
              overCredit={overCredit}
              hopeless={props.hopeless?.(chosen)}
            />
            {props.note}
          </div>
          <PopupError {...(error && { error })} />
          <Button busy={busy} keyHint="↵" onClick={submit}>
            {sendLabel}
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
          <Button
            variant="outline"
            tone="neutral"
            aria-pressed={withAccounts}
            onClick={() => setShowsAccounts(!withAccounts)}
          >
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
      {confirmingAccounts && (
        <AccountsPopup
          accounts={chosen.map((supplier) => ({ supplier: supplier.name, accounts: getAccounts(supplier) }))}
          sendLabel={sendLabel}
          onSend={() => {
            setConfirmingAccounts(false);
            props.onSend(chosen);
          }}
          onClose={() => setConfirmingAccounts(false)}
        />
      )}
    </Popup>
  );
}

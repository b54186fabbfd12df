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
import { useInitialFocus } from '#keyboard/useInitialFocus.ts';
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

/** What is said of a sending that failed: nobody opened an order here. */
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

/** What Enter would send: how many suppliers, what it comes to, what speaks against it, and what is on other orders. */
function Ticked({ suppliers, ownNumber, overCredit, hopeless }: TickedProps) {
  const money = useMoney();
  const basis = valueBasis(suppliers);
  const total = valuesOn(basis, suppliers);
  const places = sharesOfAll(suppliers);
  const lines = suppliers.flatMap((supplier) => supplier.lines);
  const shares = ownNumber === null ? null : getShares(lines, ownNumber);
  const below = suppliers.filter(({ missing }) => missing > 0).length;
  const over = suppliers.filter(({ code }) => overCredit?.has(code)).length;
  return (
    <output className="send-ticked" aria-label={texts.tickedLabel} aria-live="off">
      <strong>{texts.ticked(suppliers.length, money(total))}</strong>
      {basis === 'each' && places.length > 1 && <span>{texts.tickedEach(money(leftInAll(places)))}</span>}
      {basis === 'all' && <span>{texts.tickedInAll(sharesByName(places, money))}</span>}
      {below > 0 && <span className="send-below">{texts.tickedBelow(below)}</span>}
      {over > 0 && <span className="send-below">{texts.tickedOverCredit(over)}</span>}
      {hopeless && <span className="send-below">{hopeless}</span>}
      {shares && shares.others.length > 0 && (
        <span>{texts.tickedShares(money(shares.own), othersText(shares, money))}</span>
      )}
    </output>
  );
}

/** What is said of sending from outside, whoever sends. */
export interface SendOrdersPopupProps {
  /** What else is to be known of the open order, beside what is ticked. */
  note?: ReactNode;
  /** The open order, 0 for none. */
  orderid: number;
  /**
   * Called with how many suppliers were sent to, what of the open order is still unsent, and what a colleague had sent of what
   * was listed.
   */
  onSent(suppliers: number, left: readonly StillUnsent[], meanwhile?: readonly SentMeanwhile[]): void;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

export interface SendDialogProps<Supplier extends UnsentSupplier> {
  /** What else is to be known of the open order, beside what is ticked. */
  note?: ReactNode;
  /** The number of the open order, where what is listed may stand on others too. */
  ownNumber?: string | null;
  /** Codes of the suppliers that are selected at first. Default: those of the open order (ruling 52). */
  start?: readonly string[] | undefined;
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
  /** What sending would be over the credit by, by the supplier's code, where it would. */
  overCredit?: ReadonlyMap<string, Cents> | null;
  /** What of the chosen ones cannot be sent, in words; '' for nothing. */
  hopeless?(chosen: readonly Supplier[]): string;
  /** Which accounts a supplier is ordered on, in words; by default those of the row. */
  getAccounts?(supplier: Supplier): string;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** The dialog in which suppliers are chosen and sent to, whoever's orders these are (002 §2.6). */
export function SendDialog<Supplier extends UnsentSupplier>(props: SendDialogProps<Supplier>) {
  const { unsent, busy, error, aside, notSent } = props;
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('unsent-suppliers');
  const gridRef = useRef<DataGridHandle<Supplier>>(null);
  /** Null until somebody chooses, where nobody chose before: then it is what the open order has unsent (ruling 52). */
  const [touched, setSelected] = useState<ReadonlySet<string | number> | null>(() =>
    props.start ? new Set(props.start) : null,
  );
  const [shown, setShown] = useState<string | null>(null);
  const asksForAccounts = useSettings().ordering_General_PromptForAccountNumber_Enabled;
  /** Null until somebody chooses: then it is as the settings have it. */
  const [showsAccounts, setShowsAccounts] = useState<boolean | null>(null);
  const withAccounts = showsAccounts ?? asksForAccounts;
  const [asking, setAsking] = useState(false);
  const [search, setSearch] = useState('');
  const { ownNumber = null, overCredit = null } = props;
  const { getAccounts = ({ accounts }: Supplier) => accounts || retailerMessages.onOrder.noAccount } = props;
  const suppliers = unsent.data ?? NONE;
  const selected = useMemo(() => touched ?? new Set(ownCodes(suppliers, ownNumber)), [touched, suppliers, ownNumber]);
  const basis = valueBasis(suppliers);
  const columns = useMemo(
    () => supplierColumns({ money, short, basis, withAccounts, ownNumber, notSent, overCredit }),
    [money, short, basis, withAccounts, ownNumber, notSent, overCredit],
  );
  const [listed, setListed] = useState(suppliers);
  if (listed !== suppliers) {
    setListed(suppliers);
    // Who left the list was sent to: what they have unsent later was chosen by nobody.
    const left = [...(touched ?? [])].filter((code) => suppliers.some((supplier) => supplier.code === code));
    if (touched && unsent.isSuccess && left.length < touched.size) setSelected(new Set(left));
  }
  const chosen = suppliers.filter(({ code }) => selected.has(code));
  const current = suppliers.find(({ code }) => code === shown) ?? null;
  const some = unsent.isSuccess && suppliers.length > 0;
  useInitialFocus(true, some ? 'suppliers' : null, () => gridRef.current?.focus());

  // What a search hides is not meant: nobody sends what they do not see.
  const selectShown = () =>
    setSelected(new Set([...selected, ...(gridRef.current?.shownRows() ?? []).map(({ code }) => code)]));
  const submit = () => {
    if (busy) return;
    if (chosen.length === 0) toast.warning(texts.nothingSelected);
    else if (asksForAccounts) setAsking(true);
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
      // Enter sends what is selected: that is heard before.
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
            <Ticked
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
      {asking && (
        <AccountsPopup
          accounts={chosen.map((supplier) => ({ supplier: supplier.name, accounts: getAccounts(supplier) }))}
          sendLabel={sendLabel}
          onSend={() => {
            setAsking(false);
            props.onSend(chosen);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Popup>
  );
}

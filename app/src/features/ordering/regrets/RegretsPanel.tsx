import type { Product, RegretSort } from '@mortar/contract';
import { Button, DataGrid, type DataGridHandle, SelectField, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { getKey } from '#commands/keys.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { focusElement } from '#keyboard/giveKeyboardTo.ts';
import { useAsk } from '#messaging/composing/useAsk.tsx';
import { regretsQuery } from '#orders/regrets/api/listRegrets.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import {
  askedRegrets,
  FIRST_TAB_OPTIONS,
  firstRegretSearch,
  type RegretSearch,
  TAB_DATES,
  tabOptions,
} from '#orders/regrets/model/regretSearch.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import { readSoldProduct } from '#products/search/api/soldProduct.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { errorText } from '#server/outcome.ts';
import { can, getRefusal } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { DeleteRegretsPopup } from './DeleteRegretsPopup.tsx';
import { messages } from './messages.ts';
import { questionAbout } from './model/questionAbout.ts';
import { RegretDateFilter, RegretDays } from './RegretDates.tsx';
import { regretColumns } from './regretColumns.tsx';
import '#grids/gridFill.css';
import './regrets.css';

const texts = messages.tab;
const NONE: readonly Regret[] = [];

/** Days that somebody picked are of that day: they are not remembered, nor that they were picked. */
interface Days extends Pick<RegretSearch, 'startDate' | 'endDate'> {
  dates: 'Custom' | null;
}
const NO_DAYS: Days = { startDate: null, endDate: null, dates: null };

const SORTS = (Object.keys(messages.sorts) as RegretSort[]).map((value) => ({ value, label: messages.sorts[value] }));

/** What the page may ask of the list. */
export interface RegretsHandle extends Pick<DataGridHandle, 'focus'> {
  /** Gives the rows the keyboard, as soon as there are any; answers whether they have it. */
  start(): boolean;
}

export interface RegretsPanelProps {
  /** False while another tab stands before it: what becomes stale meanwhile is read when it is shown again. */
  shown?: boolean;
  gridRef?: Ref<RegretsHandle>;
  /** The keyboard came into it. */
  onFocus?(): void;
  /**
   * A regret was chosen: its product goes on to the supplier prices.
   * @param quantity what the quantity selector proposes; null for what it proposes of any product
   */
  onChoose(product: Product, quantity: number | null): void;
  /** 'Advanced' was pressed. */
  onAdvanced(): void;
}

/** Needed within seconds, if at all. */
const fetchAdvanced = () => void import('./AdvancedRegretsPopup.tsx').catch(() => undefined);

const asLeft = (stored: unknown) => tabOptions(stored, Object.keys(messages.sorts));

/** What is searched: its dates and order as this person left them. */
function useTabSearch(): [search: RegretSearch, change: (part: Partial<RegretSearch>) => void] {
  const [options, choose] = useRememberedValue('search regrets', FIRST_TAB_OPTIONS, asLeft);
  const [days, setDays] = useState(NO_DAYS);
  const search = useMemo(
    () => ({ ...firstRegretSearch, ...options, ...days, dates: days.dates ?? options.dates }),
    [days, options],
  );
  const change = (part: Partial<RegretSearch>) => {
    const { sort, dates, startDate, endDate } = { ...search, ...part };
    const isPicked = dates === 'Custom';
    setDays({ startDate, endDate, dates: isPicked ? dates : null });
    choose({ sort, dates: isPicked ? options.dates : dates });
  };
  return [search, change];
}

/** The Regrets tab: what suppliers did not supply, to be ordered elsewhere or deleted (001 §2). */
export function RegretsPanel({ shown = true, gridRef, onFocus, onChoose, onAdvanced }: RegretsPanelProps) {
  const services = useServices();
  const permissions = usePermissions();
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('regrets');
  const [search, change] = useTabSearch();
  const asked = askedRegrets(search);
  const query = useQuery({ ...regretsQuery(services.client, asked), enabled: shown });
  const [deleting, setDeleting] = useState<Regret | null>(null);
  const grid = useRef<DataGridHandle<Regret>>(null);
  const rows = (asked && query.data) || NONE;
  /** What had the keyboard when the rows were to have it and were not there. */
  const [startedAt, setStartedAt] = useState<Element | null>(null);
  useImperativeHandle(gridRef, () => ({
    focus: () => grid.current?.focus(),
    start() {
      if (rows.length > 0) grid.current?.focus();
      // The first control of the tab has it until they come.
      else requestAnimationFrame(() => setStartedAt(document.activeElement));
      return rows.length > 0;
    },
  }));
  useEffect(
    function focusRowsOnceLoaded() {
      if (startedAt === null || rows.length === 0) return;
      setStartedAt(null);
      if (document.activeElement === startedAt) grid.current?.focus();
    },
    [startedAt, rows],
  );
  useEffect(fetchAdvanced, []);
  const choose = useChoose(onChoose);
  const mayDelete = can.deleteRegrets(permissions);
  const refusal = getRefusal(mayDelete);
  const { ask, popup } = useAsk();
  const { keys } = texts;
  const rowKeys = [keys.choose, ...(refusal === undefined ? [keys.delete] : []), ...(ask ? [keys.ask] : [])];
  const columns = useMemo(
    () =>
      regretColumns({
        money,
        short,
        narrow: true,
        onDelete: { ask: setDeletingUnless(refusal, setDeleting), refusal },
        onAsk: asking(ask),
      }),
    [money, short, refusal, ask],
  );
  return (
    <section
      className="regrets-panel"
      aria-label={texts.title}
      data-pane="regrets"
      data-row-keys={rowKeys.join(' · ')}
      onFocusCapture={onFocus}
    >
      <div className="regrets-bar">
        <SelectField
          label={texts.sort}
          size="sm"
          options={SORTS}
          value={search.sort}
          onChange={(sort) => change({ sort })}
        />
        <RegretDateFilter search={search} options={TAB_DATES} onChange={change} />
        <Button size="sm" variant="outline" tone="neutral" onClick={onAdvanced}>
          {texts.advanced}
        </Button>
        {search.dates === 'Custom' && <RegretDays search={search} onChange={change} />}
      </div>
      <div className="grid-fill">
        <DataGrid
          label={texts.title}
          gridRef={grid}
          columns={columns}
          layoutKey={layoutKey}
          find
          rows={rows}
          rowKey={({ id }) => id}
          subject={JSON.stringify(asked)}
          {...queryGrid(query, asked !== null)}
          loadingText={texts.loading}
          countText={texts.count}
          emptyText={asked ? texts.none : messages.advanced.chooseDates}
          onActivate={(regret) => void choose(regret)}
          activateOnClick
          onRowKey={(event, regret) => {
            if (event.key === 'Delete') setDeletingUnless(refusal, setDeleting)(regret);
            if (getKey(event) !== 'Alt+Q') return;
            // Elsewhere on the page the key opens quick order.
            event.preventDefault();
            event.stopPropagation();
            asking(ask)?.(regret);
          }}
        />
      </div>
      {popup}
      {deleting && (
        <DeleteRegretsPopup
          regrets={[deleting]}
          processed={false}
          onDone={() => setDeleting(null)}
          onCancel={() => setDeleting(null)}
          returnFocusTo={() => focusElement(grid)}
        />
      )}
    </section>
  );
}

const asking = (ask: ReturnType<typeof useAsk>['ask']) => ask && ((regret: Regret) => ask(questionAbout([regret])));

const setDeletingUnless = (refusal: string | undefined, ask: (regret: Regret) => void) => (regret: Regret) =>
  refusal === undefined ? ask(regret) : toast.error(refusal);

/**
 * Reads the product of a chosen regret and leads on with it. The selector begins with what was regretted where the retailer
 * orders the last order's quantity again (ruling 32).
 */
function useChoose(onChoose: RegretsPanelProps['onChoose']) {
  const services = useServices();
  const showError = useErrorToast();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const lastQuantity = useSettings().ordering_Regrets_UseLastOrderQuantity;
  const latest = useRef(0);
  return async (regret: Regret) => {
    const choice = ++latest.current;
    try {
      const product = await readSoldProduct(
        services,
        regret.description,
        schedules,
        ({ productcode }) => productcode === regret.productCode,
      );
      // Another one was chosen while this one was read.
      if (choice !== latest.current) return;
      if (product) onChoose(product, lastQuantity ? regret.quantity : null);
      else showError(texts.notSold(regret.description));
    } catch (error) {
      showError(errorText(error));
    }
  };
}

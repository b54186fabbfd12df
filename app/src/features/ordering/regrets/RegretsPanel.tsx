import type { RegretSort } from '@mortar/contract';
import { Button, DataGrid, type DataGridHandle, SelectField, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { getKey } from '#commands/keys.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { focusElement } from '#keyboard/focus/focusElement.ts';
import { useAsk } from '#messaging/composing/useAsk.tsx';
import { regretsQuery } from '#orders/regrets/api/listRegrets.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import {
  FIRST_TAB_OPTIONS,
  firstRegretSearch,
  type RegretSearch,
  TAB_DATES,
  tabOptions,
  toRegretsRequest,
} from '#orders/regrets/model/regretSearch.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import { readSoldProduct } from '#products/search/api/soldProduct.ts';
import type { Product } from '#products/search/model/product.ts';
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

/** Custom dates are not remembered, since they apply to that day only. */
interface Days extends Pick<RegretSearch, 'startDate' | 'endDate'> {
  dates: 'Custom' | null;
}
const NO_DAYS: Days = { startDate: null, endDate: null, dates: null };

const SORTS = (Object.keys(messages.sorts) as RegretSort[]).map((value) => ({ value, label: messages.sorts[value] }));

/** Methods that the page calls. */
export interface RegretsHandle extends Pick<DataGridHandle, 'focus'> {
  /** Focuses the rows once there are any; returns true if they have focus. */
  start(): boolean;
}

export interface RegretsPanelProps {
  /** False while another tab is shown; stale data is read when it is shown again. */
  shown?: boolean;
  gridRef?: Ref<RegretsHandle>;
  onFocus?(): void;
  /**
   * Called with the product of a chosen regret.
   * @param quantity proposed quantity; null for the product's default
   */
  onChoose(product: Product, quantity: number | null): void;
  onAdvanced(): void;
}

/** Prefetched on intent. */
const fetchAdvanced = () => void import('./AdvancedRegretsPopup.tsx').catch(() => undefined);

const readStoredOptions = (stored: unknown) => tabOptions(stored, Object.keys(messages.sorts));

/** Search with the user's stored period and sort order. */
function useTabSearch(): [search: RegretSearch, change: (part: Partial<RegretSearch>) => void] {
  const [options, choose] = useRememberedValue('search regrets', FIRST_TAB_OPTIONS, readStoredOptions);
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

/** Regrets tab: products that suppliers did not deliver, to reorder or delete (001 §2). */
export function RegretsPanel({ shown = true, gridRef, onFocus, onChoose, onAdvanced }: RegretsPanelProps) {
  const services = useServices();
  const permissions = usePermissions();
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('regrets');
  const [search, change] = useTabSearch();
  const requested = toRegretsRequest(search);
  const query = useQuery({ ...regretsQuery(services.client, requested), enabled: shown });
  const [deleting, setDeleting] = useState<Regret | null>(null);
  const grid = useRef<DataGridHandle<Regret>>(null);
  const rows = (requested && query.data) || NONE;
  /** Focused element when the rows should have been focused but were missing. */
  const [startedAt, setStartedAt] = useState<Element | null>(null);
  useImperativeHandle(gridRef, () => ({
    focus: () => grid.current?.focus(),
    start() {
      if (rows.length > 0) grid.current?.focus();
      // The tab's first control has focus until the rows load.
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
        onAsk: prompting(ask),
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
          subject={JSON.stringify(requested)}
          {...queryGrid(query, requested !== null)}
          loadingText={texts.loading}
          countText={texts.count}
          emptyText={requested ? texts.none : messages.advanced.chooseDates}
          onActivate={(regret) => void choose(regret)}
          activateOnClick
          onRowKey={(event, regret) => {
            if (event.key === 'Delete') setDeletingUnless(refusal, setDeleting)(regret);
            if (getKey(event) !== 'Alt+Q') return;
            // Outside, this key opens quick order.
            event.preventDefault();
            event.stopPropagation();
            prompting(ask)?.(regret);
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

const prompting = (ask: ReturnType<typeof useAsk>['ask']) => ask && ((regret: Regret) => ask(questionAbout([regret])));

const setDeletingUnless = (refusal: string | undefined, ask: (regret: Regret) => void) => (regret: Regret) =>
  refusal === undefined ? ask(regret) : toast.error(refusal);

/**
 * Loads a chosen regret's product and passes it on, with the regretted quantity if the retailer proposes the last
 * order's (ruling 32).
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
        ({ productCode }) => productCode === regret.productCode,
      );
      // Another regret was chosen meanwhile.
      if (choice !== latest.current) return;
      if (product) onChoose(product, lastQuantity ? regret.quantity : null);
      else showError(texts.notSold(regret.description));
    } catch (error) {
      showError(errorText(error));
    }
  };
}

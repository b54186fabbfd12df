import { Button, Collapsible, SeriesSwatch } from '@mortar/design-system';
import { useMemo, useState } from 'react';
import { messages } from '#orders/history/messages.ts';
import type { PastOrder } from '#orders/history/model/pastOrder.ts';
import {
  type Bar,
  barsByMonth,
  barsBySupplier,
  type ChartFilter,
  filterOrders,
  getValues,
} from '#orders/history/model/picture.ts';
import { formatRoundMoney } from '#orders/history/model/roundMoney.ts';
import { useRemembered } from '#preferences/useRemembered.ts';
import { useCurrency, useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { useSupplierSeries } from '#suppliers/useSupplierSeries.ts';
import { ValueBars } from './ValueBars.tsx';
import './historyPicture.css';

const texts = messages.picture;
/** Number of suppliers shown initially. */
const INITIAL_SUPPLIERS = 3;
const KEYS = ['ordered', 'invoiced', 'regretted'] as const;

export interface HistoryPictureProps {
  /** Orders of the period, unfiltered. */
  orders: readonly PastOrder[];
  pick: ChartFilter;
  onPick(pick: ChartFilter): void;
}

/**
 * Charts of ordered, invoiced and regretted values by month and supplier; each bar filters the grid. Expanded state is
 * stored in this browser; totals stay visible.
 */
export function HistoryPicture({ orders, pick, onPick }: HistoryPictureProps) {
  const money = useMoney();
  const [open, setOpen] = useRemembered('history picture', false);
  const sums = useMemo(() => getValues(filterOrders(orders, pick)), [orders, pick]);
  if (orders.length === 0) return null;
  return (
    <section className="history-picture" aria-label={texts.title}>
      <Collapsible
        title={texts.title}
        aside={
          <span className="history-picture-sums">
            {texts.sums(money(sums.ordered), money(sums.invoiced), money(sums.regretted))}
          </span>
        }
        open={open}
        onToggle={setOpen}
      >
        <Bars orders={orders} pick={pick} onPick={onPick} />
      </Collapsible>
    </section>
  );
}

function Bars({ orders, pick, onPick }: HistoryPictureProps) {
  const money = useMoney();
  const currency = useCurrency();
  const series = useSupplierSeries();
  const [all, setAll] = useState(false);
  const short = useSupplierNames();
  // Each chart applies the other's filter.
  const months = useMemo(() => barsByMonth(filterOrders(orders, { ...pick, month: null })), [orders, pick]);
  const suppliers = useMemo(() => barsBySupplier(filterOrders(orders, { ...pick, supplier: null })), [orders, pick]);
  const collapsedSuppliers = suppliers.filter(({ key }, index) => index < INITIAL_SUPPLIERS || key === pick.supplier);
  const [pointed, setPointed] = useState<{ of: 'month' | 'supplier'; key: string } | null>(null);
  const pointAt = (of: 'month' | 'supplier') => (key: string | null) => setPointed(key === null ? null : { of, key });
  const words = (name: string, { ordered, invoiced, regretted }: Bar) =>
    texts.words(name, money(ordered), money(invoiced), money(regretted));
  const totals = {
    month: (bar: Bar) => words(texts.month(bar.key), bar),
    supplier: (bar: Bar) => words(bar.key, bar),
  };
  // Current values of the hovered bar, which may change meanwhile.
  const hoveredBar = pointed && (pointed.of === 'month' ? months : suppliers).find(({ key }) => key === pointed.key);
  return (
    <div className="history-picture-bars">
      <ValueBars
        label={texts.months}
        direction="columns"
        bars={months}
        chosen={pick.month}
        name={({ key }) => texts.monthName(key)}
        words={totals.month}
        onPoint={pointAt('month')}
        figure={({ ordered }) => (ordered > 0 ? formatRoundMoney(ordered, currency) : '')}
        onChoose={(month) => onPick({ ...pick, month })}
      />
      <div className="history-picture-suppliers">
        <ValueBars
          label={texts.suppliers}
          direction="rows"
          bars={all ? suppliers : collapsedSuppliers}
          chosen={pick.supplier}
          name={({ key }) => (
            <>
              <SeriesSwatch series={series(key)} /> {short(key)}
            </>
          )}
          words={totals.supplier}
          onPoint={pointAt('supplier')}
          figure={({ ordered }) => money(ordered)}
          onChoose={(supplier) => onPick({ ...pick, supplier })}
        />
        {suppliers.length > collapsedSuppliers.length && (
          <Button size="xs" variant="ghost" tone="neutral" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.more(suppliers.length - collapsedSuppliers.length)}
          </Button>
        )}
      </div>
      <p className="history-picture-legend" aria-hidden="true">
        {pointed && hoveredBar
          ? totals[pointed.of](hoveredBar)
          : KEYS.map((key) => (
              <span key={key} data-key={key}>
                {texts[key]}
              </span>
            ))}
      </p>
    </div>
  );
}

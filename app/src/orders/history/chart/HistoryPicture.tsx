import { Collapsible } from '@mortar/design-system';
import { useMemo, useState } from 'react';
import { messages } from '#orders/history/messages.ts';
import type { PastOrder } from '#orders/history/model/pastOrder.ts';
import { type Bar, barsByMonth, barsBySupplier, type Pick, picked, valuesOf } from '#orders/history/model/picture.ts';
import { useRemembered } from '#preferences/useRemembered.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { ValueBars } from './ValueBars.tsx';
import './historyPicture.css';

const texts = messages.picture;
const KEYS = ['ordered', 'invoiced', 'regretted'] as const;

export interface HistoryPictureProps {
  /** Those of the period, whatever is picked of them. */
  orders: readonly PastOrder[];
  pick: Pick;
  onPick(pick: Pick): void;
}

/**
 * What was ordered, invoiced and regretted by month and by supplier; each bar keeps its orders alone in the grid. Unfolded
 * by choice, which this browser remembers; the sums stay in sight.
 */
export function HistoryPicture({ orders, pick, onPick }: HistoryPictureProps) {
  const money = useMoney();
  const [open, setOpen] = useRemembered('history picture', false);
  const sums = useMemo(() => valuesOf(picked(orders, pick)), [orders, pick]);
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
  const short = useSupplierNames();
  // Each of the two shows what was picked in the other.
  const months = useMemo(() => barsByMonth(picked(orders, { ...pick, month: null })), [orders, pick]);
  const suppliers = useMemo(() => barsBySupplier(picked(orders, { ...pick, supplier: null })), [orders, pick]);
  const [pointed, setPointed] = useState<string | null>(null);
  const words = (name: string, { ordered, invoiced, regretted }: Bar) =>
    texts.words(name, money(ordered), money(invoiced), money(regretted));
  return (
    <div className="history-picture-bars">
      <ValueBars
        label={texts.months}
        direction="columns"
        bars={months}
        chosen={pick.month}
        name={({ key }) => texts.monthName(key)}
        words={(bar) => words(texts.month(bar.key), bar)}
        onPoint={setPointed}
        onChoose={(month) => onPick({ ...pick, month })}
      />
      <ValueBars
        label={texts.suppliers}
        direction="rows"
        bars={suppliers}
        chosen={pick.supplier}
        name={({ key }) => short(key)}
        words={(bar) => words(bar.key, bar)}
        onPoint={setPointed}
        figure={({ ordered }) => money(ordered)}
        onChoose={(supplier) => onPick({ ...pick, supplier })}
      />
      <p className="history-picture-legend" aria-hidden="true">
        {pointed ??
          KEYS.map((key) => (
            <span key={key} data-key={key}>
              {texts[key]}
            </span>
          ))}
      </p>
    </div>
  );
}

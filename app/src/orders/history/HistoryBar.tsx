import type { OrderHistoryFilter } from '@mortar/contract';
import { Button, CheckboxField, SegmentedField } from '@mortar/design-system';
import { X } from 'lucide-react';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import { type ChartFilter, NO_PICK } from './model/picture.ts';
import './history.css';

const texts = messages.orders;
const { month } = messages.picture;

const PERIODS = (Object.keys(texts.periods) as OrderHistoryFilter[]).map((value) => ({
  value,
  label: texts.periods[value],
}));

export interface HistoryBarProps {
  datefilter: OrderHistoryFilter;
  onDateFilter(datefilter: OrderHistoryFilter): void;
  /** Number of orders in the period; missing while loading. */
  count?: number | undefined;
  pick: ChartFilter;
  onPick(pick: ChartFilter): void;
  /** For a group: true to group orders by retailer. */
  grouped?: boolean;
  onGrouped?(grouped: boolean): void;
  onRegretted(): void;
  busy: boolean;
  onRefresh(): void;
}

/** Selects the period, and shows the chart's filter (002 §2.2). */
export function HistoryBar(props: HistoryBarProps) {
  const { datefilter, count, pick, onPick, grouped, onGrouped } = props;
  const short = useSupplierNames();
  const chips = [
    ...(pick.month === null
      ? []
      : [{ name: month(pick.month), text: month(pick.month), without: { ...pick, month: null } }]),
    ...(pick.supplier === null
      ? []
      : [{ name: pick.supplier, text: short(pick.supplier), without: { ...pick, supplier: null } }]),
  ];
  return (
    <div className="order-history-bar">
      <SegmentedField
        label={texts.period}
        options={PERIODS.map((option) => ({
          ...option,
          count: option.value === datefilter ? count : undefined,
        }))}
        value={datefilter}
        onChange={(next) => {
          props.onDateFilter(next);
          onPick(NO_PICK);
        }}
      />
      {grouped !== undefined && onGrouped && (
        <CheckboxField label={texts.byRetailer} checked={grouped} onChange={onGrouped} />
      )}
      {chips.map(({ name, text, without }) => (
        <button
          key={name}
          type="button"
          className="order-history-chip"
          aria-label={messages.picture.showAll(name)}
          onClick={() => onPick(without)}
        >
          {text}
          <X size={14} aria-hidden="true" />
        </button>
      ))}
      <span className="order-history-bar-actions">
        <Button size="sm" variant="outline" tone="neutral" onClick={props.onRegretted}>
          {messages.regretted.title}
        </Button>
        <Button size="sm" variant="outline" tone="neutral" busy={props.busy} onClick={props.onRefresh}>
          {texts.refresh}
        </Button>
      </span>
    </div>
  );
}

import { DateField, SelectField } from '@mortar/design-system';
import type { RegretSearch } from '#orders/regrets/model/regretSearch.ts';
import { messages } from './messages.ts';

const texts = messages.advanced;

export interface RegretDateFilterProps {
  search: RegretSearch;
  /** Available periods (001 §9). */
  options: readonly RegretSearch['dates'][];
  onChange(change: Partial<RegretSearch>): void;
}

/** Selects the period of regrets (001 §9). */
export function RegretDateFilter({ search, options, onChange }: RegretDateFilterProps) {
  return (
    <SelectField
      label={messages.tab.dates}
      size="sm"
      options={options.map((value) => ({ value, label: messages.dates[value] }))}
      value={search.dates}
      onChange={(dates) => onChange({ dates })}
    />
  );
}

export type RegretDaysProps = Omit<RegretDateFilterProps, 'options'>;

/** First and last day, enabled for Custom (001 §4). */
export function RegretDays({ search: { dates, startDate, endDate }, onChange }: RegretDaysProps) {
  const disabled = dates !== 'Custom';
  return (
    <>
      <DateField
        label={texts.startDate}
        size="sm"
        value={startDate}
        {...(endDate && { max: endDate })}
        disabled={disabled}
        onChange={(date) => onChange({ startDate: date })}
      />
      <DateField
        label={texts.endDate}
        size="sm"
        value={endDate}
        {...(startDate && { min: startDate })}
        disabled={disabled}
        onChange={(date) => onChange({ endDate: date })}
      />
    </>
  );
}

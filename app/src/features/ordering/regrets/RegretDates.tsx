import { DateField, SelectField } from '@mortar/design-system';
import type { RegretSearch } from '#orders/regrets/model/regretSearch.ts';
import { messages } from './messages.ts';

const texts = messages.advanced;

export interface RegretDateFilterProps {
  search: RegretSearch;
  /** The dates to choose from (001 §9). */
  options: readonly RegretSearch['dates'][];
  onChange(change: Partial<RegretSearch>): void;
}

/** When regrets are from (001 §9). */
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

/** The first and the last day; they can be used with Custom (001 §4). */
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

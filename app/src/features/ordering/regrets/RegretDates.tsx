import { DateField, SelectField } from '@mortar/design-system';
import { messages } from './messages.ts';
import type { RegretSearch } from './model/regretSearch.ts';

const texts = messages.advanced;

export interface RegretDatesProps {
  search: RegretSearch;
  /** The dates to choose from (001 §9). */
  options: readonly RegretSearch['dates'][];
  /** The boxes of Custom stand there only while it is chosen. */
  folded?: boolean;
  onChange(change: Partial<RegretSearch>): void;
}

/** When regrets are from; the boxes of the first and the last day can be used with Custom (001 §4). */
export function RegretDates({ search, options, folded = false, onChange }: RegretDatesProps) {
  const { dates, startDate, endDate } = search;
  const custom = dates === 'Custom';
  return (
    <>
      <SelectField
        label={messages.tab.dates}
        size="sm"
        options={options.map((value) => ({ value, label: messages.dates[value] }))}
        value={dates}
        onChange={(next) => onChange({ dates: next })}
      />
      {options.includes('Custom') && (custom || !folded) && (
        <>
          <DateField
            label={texts.startDate}
            size="sm"
            value={startDate}
            {...(endDate && { max: endDate })}
            disabled={!custom}
            onChange={(date) => onChange({ startDate: date })}
          />
          <DateField
            label={texts.endDate}
            size="sm"
            value={endDate}
            {...(startDate && { min: startDate })}
            disabled={!custom}
            onChange={(date) => onChange({ endDate: date })}
          />
        </>
      )}
    </>
  );
}

import type { KeyboardEvent } from 'react';
import { getParts, getWeekday, getWeeks, type IsoDate } from './dates.ts';
import { messages } from './messages.ts';
import { type DateLimits, validateDate } from './parseDate.ts';

interface MonthProps {
  /** The id of its heading. */
  heading: string;
  /** Any day of it. */
  month: IsoDate;
  /** Selected range, both ends included. */
  from: IsoDate | null;
  to: IsoDate | null;
  focused: IsoDate;
  today: IsoDate;
  limits: DateLimits;
  onPick: (date: IsoDate) => void;
  onPoint: (date: IsoDate) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One month as a grid of days. */
export const Month = (props: MonthProps) => (
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is what the grid pattern asks for
  <table className="m-calendar__days m-figures" role="grid" aria-labelledby={props.heading} onKeyDown={props.onKeyDown}>
    <thead>
      <tr>
        {messages.weekdays().map(({ name, short }) => (
          <th key={name} scope="col" abbr={name}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {getWeeks(props.month).map((week, index) => (
        <tr key={index}>
          {week.map((date, place) => (
            <Day key={place} date={date} {...props} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Day = ({ date, from, to, focused, today, limits, onPick, onPoint }: MonthProps & { date: IsoDate | null }) => {
  if (date === null) return <td />;
  const { year, month, day } = getParts(date);
  const disabled = validateDate(date, limits) !== undefined;
  const between = from !== null && to !== null && from < to && from <= date && date <= to;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a grid cell, which can be selected
    <td
      aria-selected={date === from || date === to}
      data-between={between || undefined}
      data-from={date === from || undefined}
      data-to={date === to || undefined}
    >
      <button
        type="button"
        className="m-day"
        data-date={date}
        tabIndex={date === focused ? 0 : -1}
        aria-label={messages.day(getWeekday(date), day, month, year)}
        aria-current={date === today ? 'date' : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onPick(date)}
        onPointerEnter={() => onPoint(date)}
      >
        {day}
      </button>
    </td>
  );
};

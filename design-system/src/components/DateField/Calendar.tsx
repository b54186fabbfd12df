import './Calendar.css';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addMonths, getParts, type IsoDate, startOfMonth } from './dates.ts';
import { Month } from './Month.tsx';
import { messages } from './messages.ts';
import type { DateLimits } from './parseDate.ts';
import { useCalendar } from './useCalendar.ts';

interface CalendarProps {
  /** Selected range, both ends included; a single day is both. */
  from: IsoDate | null;
  to: IsoDate | null;
  today: IsoDate;
  limits: DateLimits;
  /** Number of months side by side. */
  months?: 1 | 2 | undefined;
  onPick: (date: IsoDate) => void;
  /** Called when a day is hovered or focused. */
  onPoint?: ((date: IsoDate) => void) | undefined;
}

/** Calendar of the date fields. It takes focus on mount, on the selection or today. */
export const Calendar = ({ from, to, today, limits, months = 1, onPick, onPoint = () => {} }: CalendarProps) => {
  const heading = useId();
  const { box, first, focused, goTo, turn, onKeyDown } = useCalendar({ start: from ?? today, limits, months, onPoint });
  const startsBefore = limits.min !== undefined && first <= limits.min;
  const endsAfter = limits.max !== undefined && addMonths(first, months) > limits.max;
  return (
    <div ref={box} className="m-calendar">
      {Array.from({ length: months }, (_, index) => addMonths(startOfMonth(first), index)).map((month, index) => (
        <div key={index}>
          <div className="m-calendar__head">
            <span className="m-calendar__turn">
              {index === 0 && (
                <>
                  <IconButton
                    label={messages.previousYear}
                    size="xs"
                    disabled={startsBefore}
                    icon={<ChevronsLeft size={16} aria-hidden="true" />}
                    onClick={() => turn(-12)}
                  />
                  <IconButton
                    label={messages.previousMonth}
                    size="xs"
                    disabled={startsBefore}
                    icon={<ChevronLeft size={16} aria-hidden="true" />}
                    onClick={() => turn(-1)}
                  />
                </>
              )}
            </span>
            <span id={`${heading}-${index}`} className="m-calendar__heading" aria-live="polite">
              {messages.month(getParts(month).year, getParts(month).month)}
            </span>
            <span className="m-calendar__turn">
              {index === months - 1 && (
                <>
                  <IconButton
                    label={messages.nextMonth}
                    size="xs"
                    disabled={endsAfter}
                    icon={<ChevronRight size={16} aria-hidden="true" />}
                    onClick={() => turn(1)}
                  />
                  <IconButton
                    label={messages.nextYear}
                    size="xs"
                    disabled={endsAfter}
                    icon={<ChevronsRight size={16} aria-hidden="true" />}
                    onClick={() => turn(12)}
                  />
                </>
              )}
            </span>
          </div>
          <Month
            heading={`${heading}-${index}`}
            month={month}
            from={from}
            to={to}
            focused={focused}
            today={today}
            limits={limits}
            onKeyDown={onKeyDown}
            onPoint={onPoint}
            onPick={(date) => {
              goTo(date);
              onPick(date);
            }}
          />
        </div>
      ))}
    </div>
  );
};

import '../DateField/DateField.css';
import './DateRangeField.css';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../DateField/Calendar.tsx';
import type { IsoDate } from '../DateField/dates.ts';
import { messages } from '../DateField/messages.ts';
import type { DateLimits } from '../DateField/parseDate.ts';
import { type DatePreset, type DateRange, sameRange } from './parseRange.ts';

interface RangePickerProps {
  label: string;
  value: DateRange;
  today: IsoDate;
  limits: DateLimits;
  presets: readonly DatePreset[];
  months: 1 | 2;
  onPick: (range: DateRange) => void;
}

/** Picks two days in sequence; a second one before the first starts again. */
export const RangePicker = ({ label, value, today, limits, presets, months, onPick }: RangePickerProps) => {
  const [first, setFirst] = useState<IsoDate | null>(null);
  const [pointed, setPointed] = useState<IsoDate | null>(null);
  const shown = first ? { from: first, to: pointed && pointed > first ? pointed : first } : value;
  const pick = (date: IsoDate) => {
    if (first && date >= first) return onPick({ from: first, to: date });
    setFirst(date);
    setPointed(null);
  };
  return (
    <div role="dialog" aria-label={messages.calendar(label)}>
      <div className="m-range__body">
        {presets.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: these are buttons that act at once, not fields of a form
          <div role="group" aria-label={messages.presets} className="m-range__presets">
            {presets.map(({ label, from, to }) => (
              <button
                key={label}
                type="button"
                className="m-range__preset"
                aria-pressed={sameRange({ from, to }, value)}
                onClick={() => onPick({ from, to })}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        <Calendar {...shown} today={today} limits={limits} months={months} onPick={pick} onPoint={setPointed} />
      </div>
      <div className="m-date__foot">
        <span className="m-range__say" aria-live="polite">
          {first ? messages.pickLast : messages.pickFirst}
        </span>
        <Button variant="ghost" size="sm" onClick={() => onPick({ from: null, to: null })}>
          {messages.clear}
        </Button>
      </div>
    </div>
  );
};

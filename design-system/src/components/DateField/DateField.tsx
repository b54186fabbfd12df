import '../Field/Framed.css';
import './DateField.css';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DropdownLayer } from '../Field/DropdownLayer.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Calendar } from './Calendar.tsx';
import { formatDate, type IsoDate, localToday } from './dates.ts';
import { messages } from './messages.ts';
import { type DateLimits, parseDate, validateDate } from './parseDate.ts';

export interface DateFieldProps extends FieldProps, DateLimits {
  /** `yyyy-MM-dd`, or `null` for none. A day has no time zone. */
  value: IsoDate | null;
  /** Called with the typed or picked day; `null` while the text is invalid. */
  onChange: (date: IsoDate | null) => void;
  /** Called before `onChange` with the reason why the text is invalid; `undefined` once it is valid. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** The day marked as today; default by the clock. */
  today?: IsoDate | undefined;
}

/** A day, typed as `yyyy/MM/dd` or picked from a calendar. Invalid text is kept with its error. */
export const DateField = (props: DateFieldProps) => {
  const { label, hint, hideLabel, value, min, max, isDisabled, disabled, readOnly } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const limits = { min, max, isDisabled };
  const today = props.today ?? localToday();
  const read = typed === null ? { date: value } : parseDate(typed, limits);
  // Shows the typed text while it represents the value; otherwise the value was set from outside.
  const current = typed !== null && read.date === value;
  const problem = current && left ? read.problem : undefined;

  const emitChange = (date: IsoDate | null, why: string | undefined) => {
    props.onProblem?.(why);
    props.onChange(date);
  };
  const close = () => {
    setOpen(false);
    box.current?.querySelector('input')?.focus();
  };
  const pick = (date: IsoDate | null) => {
    setTyped(null);
    emitChange(date, undefined);
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (box.current?.contains(relatedTarget)) return;
    if (relatedTarget) setOpen(false);
    setLeft(true);
    if (!read.problem) setTyped(null);
    props.onBlur?.();
  };
  return (
    <FieldFrame label={label} hint={hint} hideLabel={hideLabel} error={problem ?? props.error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset and its legend would say the label twice
        <div
          ref={box}
          role="group"
          aria-label={label}
          className="m-input m-framed m-date"
          data-size={props.size}
          onBlur={onBlur}
        >
          <input
            {...control}
            ref={props.inputRef}
            className="m-figures"
            inputMode="numeric"
            name={props.name}
            value={current ? (typed ?? '') : formatDate(value)}
            placeholder={messages.format}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: by the caller's choice
            autoFocus={props.autoFocus}
            onChange={(event) => {
              const next = parseDate(event.target.value, limits);
              setTyped(event.target.value);
              setLeft(false);
              emitChange(next.date, next.problem);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || readOnly) return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <IconButton
            label={messages.choose(label)}
            size="xs"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled || readOnly}
            icon={<CalendarDays size={16} aria-hidden="true" />}
            onClick={() => setOpen(!open)}
          />
          {open && (
            <DropdownLayer anchor={box} onClose={close}>
              <div role="dialog" aria-label={messages.calendar(label)}>
                <Calendar from={value} to={value} today={today} limits={limits} onPick={pick} />
                <div className="m-date__foot">
                  {!validateDate(today, limits) && (
                    <Button variant="ghost" size="sm" onClick={() => pick(today)}>
                      {messages.today}
                    </Button>
                  )}
                  <Button variant="ghost" size="sm" onClick={() => pick(null)}>
                    {messages.clear}
                  </Button>
                </div>
              </div>
            </DropdownLayer>
          )}
        </div>
      )}
    </FieldFrame>
  );
};

import '../DateField/DateField.css';
import '../Field/Framed.css';
import './DateRangeField.css';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { formatDate, type IsoDate, localToday } from '../DateField/dates.ts';
import { messages } from '../DateField/messages.ts';
import type { DateLimits } from '../DateField/parseDate.ts';
import { DropdownLayer } from '../Field/DropdownLayer.tsx';
import { type ControlProps, FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type DatePreset, type DateRange, parseRange, type RangeTexts, sameRange } from './parseRange.ts';
import { RangePicker } from './RangePicker.tsx';

export interface DateRangeFieldProps extends FieldProps, DateLimits {
  /** Both ends are `yyyy-MM-dd` or `null`; the caller decides about open ends. */
  value: DateRange;
  /** Called with the typed or picked range. The first day is never after the last. */
  onChange: (range: DateRange) => void;
  /** Called before `onChange` with the reason why the texts are invalid; `undefined` once they are valid. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Frequent ranges next to the calendar. */
  presets?: readonly DatePreset[] | undefined;
  /** Number of months side by side in the calendar. */
  months?: 1 | 2 | undefined;
  /** The day marked as today; default by the clock. */
  today?: IsoDate | undefined;
}

const getTexts = ({ from, to }: DateRange): RangeTexts => ({ from: formatDate(from), to: formatDate(to) });

/** A first and a last day, typed or picked. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, hint, hideLabel, value, min, max, isDisabled, disabled, readOnly, presets = [], months = 2 } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<RangeTexts | null>(null);
  const [left, setLeft] = useState(false);
  const limits = { min, max, isDisabled };
  const read = typed && parseRange(typed, limits);
  // Shows the typed text while it represents the value; otherwise the value was set from outside.
  const current = read && sameRange(read.range, value) ? typed : null;
  const texts = current ?? getTexts(value);
  const problem = current && left ? read?.problem : undefined;

  const type = (end: keyof RangeTexts, text: string) => {
    const next = { ...texts, [end]: text };
    const { range, problem } = parseRange(next, limits);
    setTyped(next);
    setLeft(false);
    props.onProblem?.(problem);
    props.onChange(range);
  };
  const close = () => {
    setOpen(false);
    box.current?.querySelector('input')?.focus();
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setLeft(true);
    if (box.current?.contains(relatedTarget)) return;
    if (relatedTarget) setOpen(false);
    if (!read?.problem) setTyped(null);
    props.onBlur?.();
  };
  const end = (name: keyof RangeTexts, control: ControlProps) => (
    <input
      {...control}
      id={name === 'from' ? control.id : undefined}
      ref={name === 'from' ? props.inputRef : undefined}
      className="m-figures"
      aria-label={`${label} ${messages[name]}`}
      aria-invalid={control['aria-invalid'] && (!problem || read?.at === name) ? true : undefined}
      inputMode="numeric"
      name={props.name && `${props.name}.${name}`}
      value={texts[name]}
      placeholder={messages.format}
      disabled={disabled}
      readOnly={readOnly}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: by the caller's choice
      autoFocus={name === 'from' && props.autoFocus}
      onChange={(event) => type(name, event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || readOnly) return;
        event.preventDefault();
        setOpen(true);
      }}
    />
  );
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
          {end('from', control)}
          <span className="m-range__dash" aria-hidden="true">
            –
          </span>
          {end('to', control)}
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
              <RangePicker
                label={label}
                value={value}
                limits={limits}
                presets={presets}
                months={months}
                today={props.today ?? localToday()}
                onPick={(range) => {
                  setTyped(null);
                  props.onProblem?.(undefined);
                  props.onChange(range);
                  close();
                }}
              />
            </DropdownLayer>
          )}
        </div>
      )}
    </FieldFrame>
  );
};

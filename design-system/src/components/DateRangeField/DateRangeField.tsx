import '../DateField/DateField.css';
import '../Field/Framed.css';
import './DateRangeField.css';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { type IsoDate, todayHere, writeDate } from '../DateField/dates.ts';
import type { DateLimits } from '../DateField/readDate.ts';
import { messages } from '../DateField/words.ts';
import { DropLayer } from '../Field/DropLayer.tsx';
import { type ControlProps, FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RangePicker } from './RangePicker.tsx';
import { type DatePreset, type DateRange, type RangeTexts, readRange, sameRange } from './readRange.ts';

export interface DateRangeFieldProps extends FieldProps, DateLimits {
  /** Both ends are `yyyy-MM-dd` or `null`; an open end is up to you. */
  value: DateRange;
  /** What the texts say or what was picked. The first day is never after the last. */
  onChange: (range: DateRange) => void;
  /** Why the texts are no range that can be had, and `undefined` once they are; told before the change. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Ranges that are often wanted, beside the calendar. */
  presets?: readonly DatePreset[] | undefined;
  /** Months side by side in the calendar. */
  months?: 1 | 2 | undefined;
  /** The day marked as today; otherwise the clock's. */
  today?: IsoDate | undefined;
}

const textsOf = ({ from, to }: DateRange): RangeTexts => ({ from: writeDate(from), to: writeDate(to) });

/** A first and a last day, typed or picked. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, hint, hideLabel, value, min, max, isDisabled, disabled, readOnly, presets = [], months = 2 } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<RangeTexts | null>(null);
  const [left, setLeft] = useState(false);
  const limits = { min, max, isDisabled };
  const read = typed && readRange(typed, limits);
  // What is typed shows for as long as it says the value; then someone else has set another.
  const current = read && sameRange(read.range, value) ? typed : null;
  const texts = current ?? textsOf(value);
  const problem = current && left ? read?.problem : undefined;

  const type = (end: keyof RangeTexts, text: string) => {
    const next = { ...texts, [end]: text };
    const { range, problem } = readRange(next, limits);
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
    <FieldFrame {...{ label, hint, hideLabel }} error={problem ?? props.error}>
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
            <DropLayer anchor={box} onClose={close}>
              <RangePicker
                {...{ label, value, limits, presets, months }}
                today={props.today ?? todayHere()}
                onPick={(range) => {
                  setTyped(null);
                  props.onProblem?.(undefined);
                  props.onChange(range);
                  close();
                }}
              />
            </DropLayer>
          )}
        </div>
      )}
    </FieldFrame>
  );
};

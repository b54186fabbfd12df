import '../Field/Framed.css';
import './NumberField.css';
import { type KeyboardEvent, useState } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { formatNumber, parseNumber, stepNumber } from './numberFormat.ts';

export interface NumberFieldProps extends FieldProps {
  /** `null` while there is no number. */
  value: number | null;
  /** What the text says, at every change; `null` while it says no number. Whether it will do you check on OK (ruling 14). */
  onChange: (value: number | null) => void;
  /** Why the text says no number, and `undefined` once it does or is empty; called before `onChange`. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number | undefined;
  /** The value counts the last digit: with 2 decimals, cents. Always so for money. */
  scaled?: boolean | undefined;
  /** Where stepping down ends. In the unit of the value. */
  min?: number | undefined;
  /** Where stepping up ends. In the unit of the value. */
  max?: number | undefined;
  /** What an arrow key adds; PageUp and PageDown add ten of it. In the unit of the value. */
  step?: number | undefined;
  /** Before the figure: `R`. */
  prefix?: string | undefined;
  /** After the figure: `%`, `days`. */
  unit?: string | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with its unit: a percentage, an amount, days. Quantities of an order have `QuantityBox`. What is typed stays as
 * it is, number or not: an `error` of yours on a text that says none is told in the field's own words.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { label, hint, hideLabel, value, onChange, decimals = 0, scaled = false, prefix, unit } = props;
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, disabled, readOnly } = props;
  const form = { decimals, scaled };
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed shows for as long as it says the value; then someone else has set another.
  const read = typed === null ? null : parseNumber(typed, form);
  const current = read?.value === value ? read : null;
  const text = (current && typed) ?? formatNumber(value, form);
  const error = props.error && (current?.problem ?? props.error);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || disabled || readOnly) return;
    event.preventDefault();
    setTyped(null);
    props.onProblem?.(undefined);
    onChange(stepNumber(value, by, { ...form, step, min, max }));
  };
  const spoken = [prefix, text, unit].filter(Boolean).join(' ');
  return (
    <FieldFrame {...{ label, error, hint, hideLabel }}>
      {(control) => (
        <label htmlFor={control.id} className="m-input m-framed m-number" data-size={props.size}>
          {prefix && (
            <span className="m-framed__affix" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...control}
            ref={props.inputRef}
            className="m-figures"
            type="text"
            role="spinbutton"
            aria-label={label}
            aria-valuenow={value ?? undefined}
            aria-valuetext={text === '' ? undefined : spoken}
            aria-valuemin={props.min}
            aria-valuemax={props.max}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            name={props.name}
            value={text}
            placeholder={props.placeholder}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: by the caller's choice
            autoFocus={props.autoFocus}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const next = parseNumber(event.target.value, form);
              setTyped(event.target.value);
              props.onProblem?.(next.problem);
              onChange(next.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (!current?.problem) setTyped(null);
              props.onBlur?.();
            }}
          />
          {unit && (
            <span className="m-framed__affix" aria-hidden="true">
              {unit}
            </span>
          )}
        </label>
      )}
    </FieldFrame>
  );
};

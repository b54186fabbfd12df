import '../Field/Framed.css';
import './NumberField.css';
import { type KeyboardEvent, useState } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { formatNumber, parseNumber, stepNumber } from './numberFormat.ts';

export interface NumberFieldProps extends FieldProps {
  /** `null` without a number. */
  value: number | null;
  /** Called on every change; `null` while the text is not a number. Check limits on OK (ruling 14). */
  onChange: (value: number | null) => void;
  /** Called before `onChange` with the reason why the text is not a number; `undefined` if it is one or empty. */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** Number of decimals; 0 for whole numbers. */
  decimals?: number | undefined;
  /** The value counts the last digit: with 2 decimals, cents. Always set for money. */
  scaled?: boolean | undefined;
  /** Lower limit of stepping, in the value's unit. */
  min?: number | undefined;
  /** Upper limit of stepping, in the value's unit. */
  max?: number | undefined;
  /** Step of arrow keys; PageUp and PageDown step by ten of it. In the value's unit. */
  step?: number | undefined;
  /** Text before the number: `R`. */
  prefix?: string | undefined;
  /** Text after the number: `%`, `days`. */
  unit?: string | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with its unit: a percentage, an amount, days. For order quantities use `QuantityBox`. Typed text is kept,
 * valid or not; for invalid text the field's own message replaces `error`.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { label, hint, hideLabel, value, onChange, decimals = 0, scaled = false, prefix, unit } = props;
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, disabled, readOnly } = props;
  const form = { decimals, scaled };
  const [typed, setTyped] = useState<string | null>(null);
  // Shows the typed text while it represents the value; otherwise the value was set from outside.
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
    <FieldFrame label={label} error={error} hint={hint} hideLabel={hideLabel}>
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

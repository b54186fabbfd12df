import '../CheckboxField/CheckboxField.css';
import '../VisuallyHidden/VisuallyHidden.css';
import './QuantityBox.css';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { CheckError } from '../CheckboxField/CheckError.tsx';
import { useErrorId } from '../CheckboxField/useErrorId.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { parseQuantity, stepDown, stepUp } from './steps.ts';

export interface QuantityBoxProps extends Omit<FieldProps, 'readOnly'> {
  /** Label: `Quantity`. */
  label: string;
  /** `null` while empty. */
  value: number | null;
  /** Called on every change, typed or stepped. Rules are checked on OK, not here (ruling 14). */
  onChange: (value: number | null) => void;
  /** The supplier's multiple. Buttons and arrow keys go to multiples of it; typing is free. */
  step?: number | undefined;
  /** Lower limit of stepping. */
  min?: number | undefined;
  /** Upper limit: more is reported when typed, and never reached by stepping. */
  max?: number | undefined;
  /** Called on Enter. */
  onEnter?: (() => void) | undefined;
}

const groupDigits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/**
 * A whole number from 1 to 999 999. Focus selects it; the wheel has no effect. Other input is kept with an error and is
 * `null` to the caller.
 */
export const QuantityBox = (props: QuantityBoxProps) => {
  const { label, value, onChange, step = 1, min = 1, max = 999_999, onEnter, hint, disabled, size = 'md' } = props;
  /** The last typed text if it is not a quantity. */
  const [refused, setRefused] = useState<string | null>(null);
  const draft = value === null ? refused : null;
  const error = draft === null ? props.error : `Enter a whole number from ${min} to ${groupDigits(max)}.`;
  const box = useId();
  const { id, described } = useErrorId(error ?? hint);
  if (import.meta.env.DEV && (!Number.isInteger(step) || step < 1)) {
    throw new Error(`QuantityBox "${label}": step is ${step}; give a whole number from 1.`);
  }
  const less = () => onChange(Math.max(min, stepDown(value, step)));
  const more = () => onChange(stepUp(value, step, max));
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowUp: more, ArrowDown: less, Enter: onEnter }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset and its legend would say the label twice
    <div className="m-quantity" role="group" aria-label={label}>
      <label htmlFor={box} className={props.hideLabel ? 'm-hidden' : 'm-quantity__label'}>
        {label}
      </label>
      <div className="m-quantity__row" data-size={size} data-invalid={error ? '' : undefined}>
        <button type="button" aria-label="Minus" tabIndex={-1} disabled={disabled} onClick={less}>
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          id={box}
          ref={props.inputRef}
          role="spinbutton"
          inputMode="numeric"
          name={props.name}
          autoComplete="off"
          className="m-figures"
          value={value ?? draft ?? ''}
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the quantity is what a popup is opened for, by the caller's choice
          autoFocus={props.autoFocus}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const next = parseQuantity(event.target.value, max);
            setRefused(next === undefined ? event.target.value : null);
            onChange(next ?? null);
          }}
          onKeyDown={onKeyDown}
          onBlur={props.onBlur}
        />
        <button type="button" aria-label="Plus" tabIndex={-1} disabled={disabled} onClick={more}>
          <Plus size={16} aria-hidden="true" />
        </button>
      </div>
      <CheckError id={id} label={label} error={error} hint={hint} />
    </div>
  );
};

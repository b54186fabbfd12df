import '../CheckboxField/CheckboxField.css';
import '../VisuallyHidden/VisuallyHidden.css';
import './RadioField.css';
import { useId } from 'react';
import { CheckError } from '../CheckboxField/CheckError.tsx';
import { useErrorId } from '../CheckboxField/useErrorId.ts';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface RadioFieldProps<T extends string | number>
  extends Pick<FieldProps, 'hideLabel' | 'error' | 'hint' | 'disabled' | 'name' | 'onBlur'> {
  /** The question. */
  label: string;
  /** Options; for more than about five use `SelectField`. */
  options: readonly { value: T; label: string; disabled?: boolean | undefined }[];
  /** The selected value; `null` for none. */
  value: T | null;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Places options in a row, for two or three short ones. */
  inline?: boolean | undefined;
}

/** Selects one of a few visible options. */
export const RadioField = <T extends string | number>(props: RadioFieldProps<T>) => {
  const { label, options, value, onChange, inline = false, hideLabel, error, hint, disabled } = props;
  const group = useId();
  const { id, described } = useErrorId(error ?? hint);
  return (
    <fieldset
      className="m-radio"
      aria-describedby={described}
      data-invalid={error ? '' : undefined}
      disabled={disabled}
    >
      <legend className={hideLabel ? 'm-hidden' : 'm-radio__legend'}>{label}</legend>
      <div className="m-radio__options" data-inline={inline || undefined}>
        {options.map((option) => (
          <label key={option.value} className="m-check__row">
            <input
              type="radio"
              className="m-check__box"
              name={props.name ?? group}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={props.onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <CheckError id={id} label={label} error={error} hint={hint} />
    </fieldset>
  );
};

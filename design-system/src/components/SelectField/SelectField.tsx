import './SelectField.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface SelectFieldProps<T extends string> extends FieldProps<HTMLSelectElement> {
  /** Options in display order. */
  options: readonly { value: T; label: string; disabled?: boolean | undefined }[];
  /** The selected value; `null` shows the placeholder. */
  value: T | null;
  /** Called with the selected value. */
  onChange: (value: T) => void;
  /** Shown without a selection; it cannot be selected again. */
  placeholder?: string | undefined;
}

/** Selects one of many options with the browser's native list. */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { label, error, hint, hideLabel, options, value, onChange } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} hideLabel={hideLabel}>
      {(control) => (
        <select
          {...control}
          ref={props.inputRef}
          className="m-input m-select"
          data-size={props.size}
          name={props.name}
          disabled={props.disabled || props.readOnly}
          // biome-ignore lint/a11y/noAutofocus: by the caller's choice
          autoFocus={props.autoFocus}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value as T)}
          onBlur={props.onBlur}
        >
          {value === null && (
            <option value="" disabled hidden>
              {props.placeholder ?? ''}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};

import './SelectField.css';
import { useFieldContext } from '@chakra-ui/react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface SelectFieldProps<T extends string> extends FieldProps<HTMLSelectElement> {
  options: readonly { value: T; label: string; disabled?: boolean | undefined }[];
  /** The chosen value; `null` shows the placeholder. */
  value: T | null;
  onChange: (value: T) => void;
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string | undefined;
}

/** One of many, out of sight until wanted. The browser's own list: quick, and known to every keyboard. */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { label, error, hint, disabled, readOnly, hideLabel } = props;
  return (
    <FieldFrame {...{ label, error, hint, disabled: disabled || readOnly, hideLabel }}>
      <Select {...props} />
    </FieldFrame>
  );
};

const Select = <T extends string>(props: SelectFieldProps<T>) => {
  const { options, value, onChange, placeholder, inputRef, size = 'md', name, autoFocus, onBlur } = props;
  const field = useFieldContext();
  return (
    <select
      {...field.getSelectProps()}
      ref={inputRef}
      className="m-select"
      data-size={size}
      name={name}
      // biome-ignore lint/a11y/noAutofocus: by the caller's choice
      autoFocus={autoFocus}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value as T)}
      onBlur={onBlur}
    >
      {value === null && (
        <option value="" disabled hidden>
          {placeholder ?? ''}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
};

import './CheckboxField.css';
import { useEffect, useRef } from 'react';
import type { FieldProps } from '../Field/fieldProps.ts';
import { CheckError } from './CheckError.tsx';
import { useErrorId } from './useErrorId.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'size' | 'hideLabel' | 'readOnly'> {
  /** Meaning of the checked state. */
  label: string;
  /** Controlled state. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** Shows the indeterminate state. */
  mixed?: boolean | undefined;
}

/** A checkbox that takes effect when its form is saved. For immediate effect use `SwitchField`. */
export const CheckboxField = (props: CheckboxFieldProps) => {
  const { label, checked, onChange, mixed = false, error, hint, disabled, inputRef } = props;
  const { id, described } = useErrorId(error ?? hint);
  const own = useRef<HTMLInputElement>(null);
  useEffect(
    function showIndeterminate() {
      if (own.current) own.current.indeterminate = mixed;
    },
    [mixed],
  );
  return (
    <div className="m-check">
      <label className="m-check__row">
        <input
          ref={(node) => {
            own.current = node;
            if (typeof inputRef === 'function') inputRef(node);
            else if (inputRef) inputRef.current = node;
          }}
          type="checkbox"
          className="m-check__box"
          name={props.name}
          checked={checked}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: by the caller's choice
          autoFocus={props.autoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <span>{label}</span>
      </label>
      <CheckError id={id} label={label} error={error} hint={hint} />
    </div>
  );
};

import '../CheckboxField/CheckboxField.css';
import './SwitchField.css';
import { CheckError } from '../CheckboxField/CheckError.tsx';
import { useErrorId } from '../CheckboxField/useErrorId.ts';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface SwitchFieldProps
  extends Pick<FieldProps, 'error' | 'hint' | 'disabled' | 'name' | 'inputRef' | 'onBlur'> {
  /** What is on when it is on. */
  label: string;
  /** What is on when it is off, before the switch: for two views of one thing rather than on and off. */
  offLabel?: string | undefined;
  /** You keep it. */
  checked: boolean;
  /** What it becomes; it takes effect now. */
  onChange: (checked: boolean) => void;
}

/** On or off, at once. For what waits until the form is saved use `CheckboxField`. */
export const SwitchField = (props: SwitchFieldProps) => {
  const { label, offLabel, checked, onChange, error, hint, disabled, name } = props;
  const { id, described } = useErrorId(error ?? hint);
  return (
    <div>
      <label className="m-switch" data-sides={offLabel === undefined ? undefined : ''}>
        {offLabel !== undefined && (
          <span aria-hidden="true" className="m-switch__side">
            {offLabel}
          </span>
        )}
        <input
          ref={props.inputRef}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className="m-switch__box"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <span className="m-switch__side">{label}</span>
      </label>
      <CheckError id={id} label={label} error={error} hint={hint} />
    </div>
  );
};

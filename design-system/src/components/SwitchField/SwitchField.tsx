import '../CheckboxField/CheckboxField.css';
import './SwitchField.css';
import { CheckError } from '../CheckboxField/CheckError.tsx';
import { useErrorId } from '../CheckboxField/useErrorId.ts';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface SwitchFieldProps extends Pick<FieldProps, 'error' | 'hint' | 'disabled' | 'name'> {
  /** What is on when it is on. */
  label: string;
  /** You keep it. */
  checked: boolean;
  /** What it becomes; it takes effect now. */
  onChange: (checked: boolean) => void;
}

/** On or off, at once. For what waits until the form is saved use `CheckboxField`. */
export const SwitchField = ({ label, checked, onChange, error, hint, disabled, name }: SwitchFieldProps) => {
  const { id, described } = useErrorId(error ?? hint);
  return (
    <div>
      <label className="m-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className="m-switch__box"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <CheckError id={id} error={error} hint={hint} />
    </div>
  );
};

import '../CheckboxField/CheckboxField.css';
import './SwitchField.css';
import { CheckError } from '../CheckboxField/CheckError.tsx';
import { useErrorId } from '../CheckboxField/useErrorId.ts';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface SwitchFieldProps
  extends Pick<FieldProps, 'error' | 'hint' | 'disabled' | 'name' | 'inputRef' | 'onBlur'> {
  /** Label of the on state. */
  label: string;
  /** Label of the off state before the switch, for two views rather than on and off. */
  offLabel?: string | undefined;
  /** Controlled state. */
  checked: boolean;
  /** Called with the new state, which takes effect immediately. */
  onChange: (checked: boolean) => void;
}

/** An on/off switch with immediate effect. For values saved with a form use `CheckboxField`. */
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

import { FormCheckboxField } from '@mortar/design-system';

export interface SettingCheckboxProps {
  /** Key of the setting. */
  name: string;
  label: string;
  /** Effect, and who is affected. */
  hint: string;
  /** Why it has no effect at present; it is then disabled with this text. */
  unavailable?: string | undefined;
}

/** Checkbox of a setting, applied when the section is saved. */
export const SettingCheckbox = ({ name, label, hint, unavailable }: SettingCheckboxProps) => (
  <FormCheckboxField
    name={name}
    label={label}
    hint={unavailable === undefined ? hint : `${hint} ${unavailable}`}
    disabled={unavailable !== undefined}
  />
);

import { FormCheckboxField } from '@mortar/design-system';

export interface SettingCheckboxProps {
  /** The setting's key in the form. */
  name: string;
  label: string;
  /** What it does, and to whom. */
  hint: string;
  /** Why it has no effect as things stand; it is then disabled and says so. */
  unavailable?: string | undefined;
}

/** A setting that is on or off, taken over when the section is saved. */
export const SettingCheckbox = ({ name, label, hint, unavailable }: SettingCheckboxProps) => (
  <FormCheckboxField
    name={name}
    label={label}
    hint={unavailable === undefined ? hint : `${hint} ${unavailable}`}
    disabled={unavailable !== undefined}
  />
);

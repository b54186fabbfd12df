import { useState } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'below'> {
  /** Label of the checkbox that shows the text, if the secret is not a password. */
  toggleLabel?: string | undefined;
  /** Whether to show the checkbox; omit it in the second of two fields. */
  showToggle?: boolean | undefined;
}

/** A secret with an option to show the typed text. */
export const PasswordField = ({
  showToggle = true,
  toggleLabel = 'Show Password',
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const toggle = <CheckboxField label={toggleLabel} checked={shown} onChange={setShown} disabled={props.disabled} />;
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      below={showToggle ? toggle : undefined}
    />
  );
};

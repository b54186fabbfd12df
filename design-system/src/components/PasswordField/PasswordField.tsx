import { useState } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'below'> {
  /** What the box that shows the text is called, where the secret is no password. */
  toggleLabel?: string | undefined;
  /** Whether the box that shows the text stands below; leave it out in the second of two fields. */
  showToggle?: boolean | undefined;
}

/** A secret, with a way to look at what one typed. */
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

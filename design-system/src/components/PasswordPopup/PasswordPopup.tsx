import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';
import { validatePasswords } from './validatePasswords.ts';

interface PasswordPopupProps {
  /** Controlled state. */
  open: boolean;
  /** Title, if it is not the override password. */
  title?: string | undefined;
  /** Requires a new password to be typed twice. */
  withConfirmation?: boolean | undefined;
  /** True while checking. */
  busy?: boolean | undefined;
  /** Error from the server. */
  error?: string | undefined;
  /** Error below the field about the password itself; cleared on typing. */
  fieldError?: string | undefined;
  /** Called with a valid password: not empty, and equal in both fields. */
  onSubmit: (password: string) => void;
  /** Called on Cancel, Escape or the close button. */
  onCancel: () => void;
}

/** `refused` is the last submitted password. */
const EMPTY = { password: '', confirmation: '', checked: false, refused: null as string | null };

/** Prompts for an override password. The input is discarded on closing. */
export const PasswordPopup = ({ open, title = 'Please Enter Override Password', ...props }: PasswordPopupProps) => {
  const [form, setForm] = useState(0);
  const [content, setContent] = useState(EMPTY);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setForm(form + 1);
    setContent(EMPTY);
  }
  const { busy = false, withConfirmation = false } = props;
  const { password, confirmation, checked, refused } = content;
  const errors = validatePasswords(password, withConfirmation ? confirmation : undefined);
  const submit = () => {
    if (busy) return;
    setContent({ ...content, checked: true, refused: password });
    if (!errors.password && !errors.confirmation) props.onSubmit(password);
  };
  return (
    <Popup
      open={open}
      title={title}
      description={withConfirmation ? 'Enter the new password twice.' : 'Enter the password that allows it.'}
      size="sm"
      closable={!busy}
      onClose={props.onCancel}
      footer={
        <>
          <Button variant="outline" keyHint="Esc" disabled={busy} onClick={props.onCancel}>
            Cancel
          </Button>
          <Button keyHint="↵" busy={busy} onClick={submit}>
            OK
          </Button>
        </>
      }
    >
      <div key={form} className="m-popup__stack">
        <PasswordField
          label="Password"
          value={password}
          autoComplete="off"
          autoFocus
          showToggle={!withConfirmation}
          error={(checked ? errors.password : undefined) ?? (password === refused ? props.fieldError : undefined)}
          onChange={(text) => setContent({ ...content, password: text })}
        />
        {withConfirmation && (
          <PasswordField
            label="Confirm Password"
            value={confirmation}
            autoComplete="off"
            showToggle={false}
            error={checked ? errors.confirmation : undefined}
            onChange={(text) => setContent({ ...content, confirmation: text })}
          />
        )}
        <PopupError error={props.error} />
      </div>
    </Popup>
  );
};

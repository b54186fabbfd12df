import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';
import { validatePasswords } from './validatePasswords.ts';

interface PasswordPopupProps {
  /** You keep it. */
  open: boolean;
  /** Whose password, where it is not the override. */
  title?: string | undefined;
  /** The password is new: it is asked for twice. */
  withConfirmation?: boolean | undefined;
  /** It is being checked. */
  busy?: boolean | undefined;
  /** The answer when it was refused. */
  error?: string | undefined;
  /** The same under the field, where the password itself is what is wrong; gone once another is typed. */
  fieldError?: string | undefined;
  /** A password that is not empty and, if asked for twice, the same twice. */
  onSubmit: (password: string) => void;
  /** Cancel, Escape or the cross. */
  onCancel: () => void;
}

/** `refused` is the password that was sent last. */
const EMPTY = { password: '', confirmation: '', checked: false, refused: null as string | null };

/** Asks for an override password. It forgets what was typed when it closes. */
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

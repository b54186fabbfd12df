import { Button, PasswordPopup } from '@mortar/design-system';
import { CircleCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type OverrideKey, useSetOverridePassword } from './api/overridePassword.ts';
import { messages } from './messages.ts';
import { settingsFailure } from './settingsFailure.ts';
import { useSaveState } from './useSaveState.ts';
import './settingsForm.css';

export interface OverridePasswordProps {
  settingKey: OverrideKey;
  /** Rule it overrides: 'Password for quantities above the maximum'. */
  label: string;
  /** Effect, and who is affected. */
  hint: string;
  /** Why it has no effect at present; it cannot be set then. */
  unavailable?: string | undefined;
}

/**
 * Sets or changes an override password in a dialog that asks twice, immediately and apart from the form. It is never
 * shown or stored (000 §5).
 */
export function OverridePassword({ settingKey, label, hint, unavailable }: OverridePasswordProps) {
  const { passwords: texts } = messages;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const setPassword = useSetOverridePassword(settingKey);
  const { state, saving, saved, idle } = useSaveState();
  const close = () => {
    setOpen(false);
    setError(undefined);
  };
  const submit = async (password: string) => {
    setError(undefined);
    saving();
    try {
      await setPassword(password);
      close();
      saved(texts.saved);
    } catch (failure) {
      idle();
      setError(settingsFailure(failure) ?? undefined);
    }
  };
  return (
    <div className="settings-password">
      <p id={id}>
        <strong>{label}</strong>
        <span>{unavailable === undefined ? hint : `${hint} ${unavailable}`}</span>
      </p>
      <div>
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-describedby={id}
          unavailable={unavailable}
          onClick={() => unavailable === undefined && setOpen(true)}
        >
          {texts.set}
        </Button>
        {state.kind === 'saved' && (
          <span className="settings-note" data-tone="success">
            <CircleCheck size={16} aria-hidden="true" />
            {state.text}
          </span>
        )}
      </div>
      <PasswordPopup
        open={open}
        title={label}
        withConfirmation
        busy={state.kind === 'saving'}
        error={error}
        onSubmit={(password) => void submit(password)}
        onCancel={close}
      />
    </div>
  );
}

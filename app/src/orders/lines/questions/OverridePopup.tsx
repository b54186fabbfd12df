import { PasswordPopup } from '@mortar/design-system';
import { useState } from 'react';
import { type OverrideKey, useOverride } from '#orders/lines/api/override.ts';
import { messages } from './messages.ts';

const texts = messages.override;

export interface OverridePopupProps {
  open: boolean;
  /** Which rule is set aside. */
  overrideKey: OverrideKey;
  /** Called when the password was right. */
  onAccepted(): void;
  onCancel(): void;
}

/** 'Please Enter Override Password': the server checks it, and it is kept nowhere (001 §2, §5). */
export function OverridePopup({ open, overrideKey, onAccepted, onCancel }: OverridePopupProps) {
  const check = useOverride(overrideKey);
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (password: string) => {
    setChecking(true);
    const problem = await check(password);
    setChecking(false);
    setError(problem);
    if (!problem) onAccepted();
  };
  return (
    <PasswordPopup
      open={open}
      busy={checking}
      {...(error && { error })}
      {...(error === texts.incorrect && { fieldError: texts.incorrectField })}
      onSubmit={(password) => void submit(password)}
      onCancel={() => {
        setError(null);
        onCancel();
      }}
    />
  );
}

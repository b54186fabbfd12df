import { type Choice, ChoicePopup, PasswordPopup } from '@mortar/design-system';
import { useState } from 'react';
import { usePasswordTypeAhead } from '#keyboard/password/usePasswordTypeAhead.ts';
import { type OverrideKey, useOverride } from '#orders/lines/api/override.ts';
import { messages } from './messages.ts';

const texts = messages.override;

export interface OverridePopupProps {
  open: boolean;
  overrideKey: OverrideKey;
  /** Called after the correct password. */
  onAccepted(): void;
  onCancel(): void;
}

/** 'Please Enter Override Password': the server checks it, and it is not stored (001 §2, §5). */
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

export interface OverrideQuestionProps {
  title: string;
  /** Objections, one paragraph each. */
  lines: readonly string[];
  labels: { cancel: string; override: string };
  /** More choices, between Cancel and Override. */
  choices?: readonly Choice[];
  overrideKey: OverrideKey;
  /** Called after the correct password; overrides once. */
  onOverridden(): void;
  onCancel(): void;
}

/** Prompt about a violated rule, with its override password (001 §2, §4). */
export function OverrideQuestion(props: OverrideQuestionProps) {
  const { title, lines, labels, choices = [], overrideKey, onOverridden, onCancel } = props;
  const [promptingPassword, setPromptingPassword] = useState(false);
  usePasswordTypeAhead(true, promptingPassword, setPromptingPassword);
  return (
    <>
      <ChoicePopup
        open
        title={title}
        message={lines.map((line) => <p key={line}>{line}</p>)}
        choices={[
          { label: labels.cancel, keyHint: 'Esc', onChoose: onCancel },
          ...choices,
          { label: labels.override, primary: true, onChoose: () => setPromptingPassword(true) },
        ]}
        onClose={onCancel}
      />
      <OverridePopup
        open={promptingPassword}
        overrideKey={overrideKey}
        onAccepted={onOverridden}
        onCancel={() => setPromptingPassword(false)}
      />
    </>
  );
}

import { announce, Button, InlineConfirm } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import './settingsForm.css';

export interface Removal {
  label: string;
  /** 'Really delete ...?' */
  question: string;
  /** Why it cannot be deleted, shown on the button. */
  unavailable?: string | undefined;
  /** Deletes; throws on failure. */
  remove(): Promise<void>;
  /** Returns the failure message; null for none, such as after a session end. */
  failedText(error: unknown): string | null;
}

/** Deletes a form's entry: button, confirmation that replaces the bar, and error (000 §4). */
export function useRemoval({ label, question, unavailable, remove, failedText }: Removal) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'asked' | 'deleting' | 'answered'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    function focusButtonAgain() {
      if (state === 'answered') button.current?.focus();
    },
    [state],
  );
  const say = (text: string | null) => {
    setProblem(text);
    if (text) announce(text, { assertive: true });
  };
  const removeConfirmed = async () => {
    setState('deleting');
    try {
      await remove();
    } catch (error) {
      say(failedText(error));
      setState('answered');
    }
  };
  const confirm = () => {
    if (unavailable !== undefined) return say(unavailable);
    setProblem(null);
    setState('asked');
  };
  return {
    problem,
    /** Clears the error on other actions. */
    forget: () => setProblem(null),
    button: (
      <Button ref={button} variant="outline" unavailable={unavailable} onClick={confirm}>
        {label}
      </Button>
    ),
    question:
      state === 'asked' || state === 'deleting' ? (
        <div className="settings-question">
          <InlineConfirm
            question={question}
            destructive
            busy={state === 'deleting'}
            onYes={() => void removeConfirmed()}
            onNo={() => setState('answered')}
          />
        </div>
      ) : undefined,
  };
}

import { announce, Button, InlineConfirm } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import './settingsForm.css';

export interface Removal {
  /** The button. */
  label: string;
  /** 'Really delete ...?' */
  question: string;
  /** Why it cannot be deleted; the button then says so. */
  unavailable?: string | undefined;
  /** Deletes; throws what failed. */
  remove(): Promise<void>;
  /** What is said of a failure; null says nothing, as where the session ended. */
  failedText(error: unknown): string | null;
}

/** Deleting what a form is about: its button, the question that stands in the place of the bar, and what went wrong (000 §4). */
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
  const confirmed = async () => {
    setState('deleting');
    try {
      await remove();
    } catch (error) {
      say(failedText(error));
      setState('answered');
    }
  };
  const ask = () => {
    if (unavailable !== undefined) return say(unavailable);
    setProblem(null);
    setState('asked');
  };
  return {
    problem,
    /** What went wrong is no longer said: something else is done. */
    forget: () => setProblem(null),
    button: (
      <Button ref={button} variant="outline" unavailable={unavailable} onClick={ask}>
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
            onYes={() => void confirmed()}
            onNo={() => setState('answered')}
          />
        </div>
      ) : undefined,
  };
}

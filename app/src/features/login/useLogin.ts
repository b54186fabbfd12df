import { useRef, useState } from 'react';
import { failureText } from '#server/outcome.ts';
import type { LoginOutcome } from '#session/loginCalls.ts';
import { useServices } from '#session/services.ts';
import { sessionFrom } from '#session/session.ts';
import { type OtherDevice, signOutOther } from './api/login.ts';
import { messages } from './messages.ts';

export type LoginState =
  | { at: 'form'; error: string | null }
  | { at: 'signing in' }
  | { at: 'other device' }
  | { at: 'signing out other' };

/** Milliseconds between signing the other device out and signing in again (000 §4). */
const RETRY_DELAY_MS = 2500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every login failure except connection problems is shown as wrong credentials (000 §4). */
function loginError(outcome: Exclude<LoginOutcome, { kind: 'value' | 'blocked' }>): string {
  if (outcome.kind === 'network' || outcome.kind === 'http' || outcome.kind === 'violation')
    return failureText(outcome);
  return messages.invalid;
}

/** Sign-in attempt with its call, which contains the secret. */
interface Attempt {
  username: string;
  verify(): Promise<LoginOutcome>;
}

/** Signs in, including the other-device prompt. Holds the secret only while the prompt is open. */
export function useLogin() {
  const { client, startSession } = useServices();
  const [state, setState] = useState<LoginState>({ at: 'form', error: null });
  const pending = useRef<{ attempt: Attempt; device: OtherDevice } | null>(null);

  const handleOutcome = (outcome: LoginOutcome, attempt: Attempt) => {
    pending.current = null;
    if (outcome.kind === 'value') startSession(sessionFrom(outcome.value));
    else if (outcome.kind === 'blocked') {
      pending.current = { attempt, device: outcome.by };
      setState({ at: 'other device' });
    } else setState({ at: 'form', error: loginError(outcome) });
  };

  return {
    state,
    async signIn(attempt: Attempt) {
      setState({ at: 'signing in' });
      handleOutcome(await attempt.verify(), attempt);
    },
    async takeOver() {
      if (!pending.current) return;
      const { attempt, device } = pending.current;
      setState({ at: 'signing out other' });
      await signOutOther(client, attempt.username, device);
      await wait(RETRY_DELAY_MS);
      handleOutcome(await attempt.verify(), attempt);
    },
    /** Returns to the form after No or a change of method, and drops the secret. */
    stay() {
      pending.current = null;
      setState({ at: 'form', error: null });
    },
  };
}

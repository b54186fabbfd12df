import { useState } from 'react';
import type { LoginOutcome, PinCredentials } from '#session/loginCalls.ts';
import { useServices } from '#session/services.ts';
import { wayMessages } from './model/wayMessages.ts';
import { PinForm } from './PinForm.tsx';

export interface PinLoginProps {
  username: string;
  error: string | null;
  busy: boolean;
  onSignIn(username: string, verify: () => Promise<LoginOutcome>): void;
}

/** Signs in with a pin code through the deployment's call; shows a message if it has none. */
export function PinLogin({ username, error, busy, onSignIn }: PinLoginProps) {
  const { client, loginCalls } = useServices();
  const [notSetUp, setNotSetUp] = useState(false);
  const submit = (credentials: PinCredentials) => {
    const { verifyPin } = loginCalls;
    setNotSetUp(!verifyPin);
    if (verifyPin) onSignIn(credentials.username, () => verifyPin(client, credentials));
  };
  return (
    <PinForm username={username} error={notSetUp ? wayMessages.pin.notSetUp : error} busy={busy} onSubmit={submit} />
  );
}

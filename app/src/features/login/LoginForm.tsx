import { Button, PasswordField, TextField } from '@mortar/design-system';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Credentials } from './api/login.ts';
import { LoginProblem } from './LoginProblem.tsx';
import { messages } from './messages.ts';
import './login.css';

export interface LoginFormProps {
  /** Initial value. */
  username: string;
  /** Login error, or the reason the last session ended. */
  error: string | null;
  /** True if the credentials were rejected, to focus the password. */
  refused: boolean;
  /** True while signing in or while the other-device prompt is open. */
  busy: boolean;
  onSubmit(credentials: Credentials): void;
}

/**
 * Shows username and password fields. Uses plain state, not Formik, to keep the first page small: the only rule is that
 * both are filled.
 */
export function LoginForm({ username: initial, error, refused, busy, onSubmit }: LoginFormProps) {
  const [username, setUsername] = useState(initial);
  const [password, setPassword] = useState('');
  const problem = useId();
  const refusedBy = refused ? problem : undefined;
  const secret = useRef<HTMLInputElement>(null);
  useEffect(
    function focusPassword() {
      if (!refused) return;
      secret.current?.focus();
      secret.current?.select();
    },
    [refused],
  );
  const incomplete = username.trim() === '' || password === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!incomplete && !busy) onSubmit({ username: username.trim(), password });
  };
  return (
    <form className="login-form" onSubmit={submit} aria-label={messages.title}>
      <TextField
        label={messages.username}
        name="username"
        autoComplete="username"
        autoFocus={initial === ''}
        refusedBy={refusedBy}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        label={messages.password}
        inputRef={secret}
        name="password"
        autoComplete="current-password"
        showToggle
        autoFocus={initial !== ''}
        refusedBy={refusedBy}
        value={password}
        onChange={setPassword}
      />
      <LoginProblem id={problem} text={error} />
      <Button type="submit" disabled={incomplete} busy={busy} keyHint="↵">
        {messages.signIn}
      </Button>
    </form>
  );
}

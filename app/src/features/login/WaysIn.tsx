import { TextLink } from '@mortar/design-system';
import { messages } from './messages.ts';
import './login.css';

export type Way = 'password' | 'pin' | 'reset';

export interface WaysInProps {
  way: Way;
  /** Methods besides the password. */
  features: { pinLogin: boolean; resetPassword: boolean };
  onChoose(way: Way): void;
}

/** Links to a deployment's other sign-in methods; empty if there are none. */
export function WaysIn({ way, features, onChoose }: WaysInProps) {
  const ways: Way[] = ['password'];
  if (features.pinLogin) ways.push('pin');
  if (features.resetPassword) ways.push('reset');
  if (ways.length === 1) return null;
  return (
    <nav className="login-ways" aria-label={messages.ways.label}>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <TextLink key={other} onClick={() => onChoose(other)}>
            {messages.ways[other]}
          </TextLink>
        ))}
    </nav>
  );
}

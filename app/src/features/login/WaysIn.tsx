import { TextLink } from '@mortar/design-system';
import { messages } from './messages.ts';
import './login.css';

/** How somebody gets in: by password, by pin code, or with a new password. */
export type Way = 'password' | 'pin' | 'reset';

export interface WaysInProps {
  /** The one in use. */
  way: Way;
  /** Which there are besides the password. */
  features: { pinLogin: boolean; resetPassword: boolean };
  onChoose(way: Way): void;
}

/** The other ways in of a deployment; nothing where there is none but the password. */
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

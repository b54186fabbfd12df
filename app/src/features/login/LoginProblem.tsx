import { CircleAlert } from 'lucide-react';
import './login.css';

interface LoginProblemProps {
  id?: string;
  /** Renders an empty element without text. */
  text: string | null | undefined;
}

/** Announces a login error or the reason the last session ended. */
export const LoginProblem = ({ id, text }: LoginProblemProps) => (
  <p id={id} className="login-error" role="alert">
    {text && (
      <>
        <CircleAlert size={16} aria-hidden="true" />
        <span>{text}</span>
      </>
    )}
  </p>
);

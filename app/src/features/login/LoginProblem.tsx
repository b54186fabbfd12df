import { CircleAlert } from 'lucide-react';
import './login.css';

interface LoginProblemProps {
  id?: string;
  /** Nothing shows without it. */
  text: string | null | undefined;
}

/** What went wrong at the door, or why the last session ended. It is announced when it appears. */
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

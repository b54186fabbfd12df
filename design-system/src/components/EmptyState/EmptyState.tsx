import './State.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is not there, in the specification's words. */
  text: string;
  /** What to do next, in one line. */
  hint?: string | undefined;
  /** A button for it. */
  action?: ReactNode;
  /** A picture or an icon above. */
  picture?: ReactNode;
}

/** Nothing is here, and that is right. */
export const EmptyState = ({ text, hint, action, picture }: EmptyStateProps) => (
  <div className="m-state">
    {picture}
    <p className="m-state__text">{text}</p>
    {hint && <p className="m-state__hint">{hint}</p>}
    {action && <div className="m-state__action">{action}</div>}
  </div>
);

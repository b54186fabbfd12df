import './State.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The missing content, in the specification's words. */
  text: string;
  /** What to do next, in one line. */
  hint?: string | undefined;
  /** A button for it. */
  action?: ReactNode;
  /** A picture or an icon above. */
  picture?: ReactNode;
}

/** Placeholder for content that is legitimately empty. */
export const EmptyState = ({ text, hint, action, picture }: EmptyStateProps) => (
  <div className="m-state">
    {picture}
    <p className="m-state__text">{text}</p>
    {hint && <p className="m-state__hint">{hint}</p>}
    {action && <div className="m-state__action">{action}</div>}
  </div>
);

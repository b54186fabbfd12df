import '../EmptyState/State.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

interface ErrorStateProps {
  /** The error, in the specification's words. */
  text: string;
  /** Called to retry. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A `Scene` in place of the icon. */
  picture?: ReactNode;
  /** Label of the retry button. */
  retryLabel?: string | undefined;
}

/** Placeholder for content that failed to load. */
export const ErrorState = ({ text, onRetry, retryLabel = 'Try again', picture }: ErrorStateProps) => (
  <div className="m-state" role="alert">
    {picture ?? <CircleAlert size={24} data-tone="danger" aria-hidden="true" />}
    <p className="m-state__text">{text}</p>
    {onRetry && (
      <div className="m-state__action">
        <Button variant="outline" size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    )}
  </div>
);

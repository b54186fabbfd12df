import '../EmptyState/State.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';

interface ErrorStateProps {
  /** What went wrong, in the specification's words. */
  text: string;
  /** Tries again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A drawing in place of the sign: a `Scene`. */
  picture?: ReactNode;
  /** The button that tries again, where there is a better word. */
  retryLabel?: string | undefined;
}

/** Stands where the thing would stand that could not be had. */
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

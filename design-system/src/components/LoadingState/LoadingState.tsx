import '../EmptyState/State.css';
import { Spinner } from '../Spinner/Spinner.tsx';

interface LoadingStateProps {
  /** Loading text: `Loading products...` */
  text?: string | undefined;
}

/** Placeholder for content that is loading. */
export const LoadingState = ({ text = 'Loading' }: LoadingStateProps) => (
  <div className="m-state" role="status">
    <Spinner size={24} />
    <p className="m-state__text">{text}</p>
  </div>
);

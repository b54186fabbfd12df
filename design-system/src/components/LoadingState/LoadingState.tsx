import '../EmptyState/State.css';
import { Spinner } from '../Spinner/Spinner.tsx';

interface LoadingStateProps {
  /** What is loading: `Loading products...` */
  text?: string | undefined;
}

/** Stands where something is about to stand. */
export const LoadingState = ({ text = 'Loading' }: LoadingStateProps) => (
  <div className="m-state" role="status">
    <Spinner size={24} />
    <p className="m-state__text">{text}</p>
  </div>
);

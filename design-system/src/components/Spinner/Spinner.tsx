import './Spinner.css';

interface SpinnerProps {
  /** 16 in a button, 24 where content loads. */
  size?: 16 | 24 | undefined;
}

/** Progress indicator without text: add text next to it, or use `LoadingState`. */
export const Spinner = ({ size = 16 }: SpinnerProps) => (
  <svg className="m-spinner" width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
    <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

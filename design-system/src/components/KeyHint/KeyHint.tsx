import './KeyHint.css';

interface KeyHintProps {
  /** The key as it is printed: `↵`, `Esc`, `Alt N`. */
  children: string;
}

/** Says which key does the same. Quiet until a key was used last; never part of a name that is read aloud. */
export const KeyHint = ({ children }: KeyHintProps) => (
  <span className="m-key-hint" aria-hidden="true">
    {children}
  </span>
);

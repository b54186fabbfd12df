import './KeyHint.css';

interface KeyHintProps {
  /** The key as printed: `↵`, `Esc`, `Alt N`. */
  children: string;
}

/** Shows the shortcut of an action. Muted until a key was used last; never part of an accessible name. */
export const KeyHint = ({ children }: KeyHintProps) => (
  <span className="m-key-hint" aria-hidden="true">
    {children}
  </span>
);

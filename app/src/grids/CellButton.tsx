import type { ReactNode } from 'react';
import './cellButton.css';

export interface CellButtonProps {
  label: string;
  /** Why it cannot be used. */
  refusal: string | undefined;
  /** For a switch: whether it is on. */
  pressed?: boolean;
  onClick(): void;
  /** An icon of 16 px. */
  children: ReactNode;
}

/** A plain button: grids hold no styled components, they cost every row twice its price. */
export function CellButton({ label, refusal, pressed, onClick, children }: CellButtonProps) {
  return (
    <button
      type="button"
      className="cell-button"
      aria-pressed={pressed}
      aria-disabled={refusal !== undefined || undefined}
      // As its title alone: as its name too, it would be read twice.
      {...(refusal ? { 'aria-label': label, title: refusal } : { title: label })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import './cellButton.css';

export interface CellButtonProps {
  label: string;
  refusal: string | undefined;
  /** State of a toggle. */
  pressed?: boolean;
  onClick(): void;
  /** Icon of 16 px. */
  children: ReactNode;
}

/** Button in a grid cell. Unstyled, because styled components double the cost of a row. */
export function CellButton({ label, refusal, pressed, onClick, children }: CellButtonProps) {
  return (
    <button
      type="button"
      className="cell-button"
      aria-pressed={pressed}
      aria-disabled={refusal !== undefined || undefined}
      // As title only: as name too, it would be announced twice.
      {...(refusal ? { 'aria-label': label, title: refusal } : { title: label })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

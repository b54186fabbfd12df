import type { FocusEvent, ReactNode } from 'react';
import './gridFill.css';

export interface StepAreaProps {
  pane: string;
  /** What the keys do on its rows, for the bar of the page: `↵ choose the product`. */
  keys?: string | undefined;
  onFocus(event: FocusEvent): void;
  children: ReactNode;
}

/** A part of the page that tells when the keyboard comes into it. */
export function StepArea({ pane, keys, onFocus, children }: StepAreaProps) {
  return (
    <div className="grid-fill" data-pane={pane} data-row-keys={keys} onFocusCapture={onFocus}>
      {children}
    </div>
  );
}

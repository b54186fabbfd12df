import type { FocusEvent, ReactNode } from 'react';
import './gridFill.css';

export interface StepAreaProps {
  pane: string;
  /** Row keys, for the page's bar: `↵ choose the product`. */
  keys?: string | undefined;
  onFocus(event: FocusEvent): void;
  children: ReactNode;
}

/** Region of the page that reports when it receives focus. */
export function StepArea({ pane, keys, onFocus, children }: StepAreaProps) {
  return (
    <div className="grid-fill" data-pane={pane} data-row-keys={keys} onFocusCapture={onFocus}>
      {children}
    </div>
  );
}

import type { FocusEvent, ReactNode } from 'react';
import type { Pane } from '#keyboard/usePaneKeys.ts';
import './gridFill.css';

export interface StepAreaProps {
  pane: Pane;
  onFocus(event: FocusEvent): void;
  children: ReactNode;
}

/** A part of the page that tells when the keyboard comes into it. */
export function StepArea({ pane, onFocus, children }: StepAreaProps) {
  return (
    <div className="grid-fill" data-pane={pane} onFocusCapture={onFocus}>
      {children}
    </div>
  );
}

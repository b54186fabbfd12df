import type { FocusEvent, ReactNode } from 'react';

/** A part of the page that tells when the keyboard comes into it. */
export function StepArea({ onFocus, children }: { onFocus(event: FocusEvent): void; children: ReactNode }) {
  return (
    <div className="grid-fill" onFocusCapture={onFocus}>
      {children}
    </div>
  );
}

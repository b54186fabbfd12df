import './VisuallyHidden.css';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** Text for screen readers. */
  children: ReactNode;
  /** `h1` for a page without a visible heading. */
  as?: 'span' | 'h1' | 'h2' | undefined;
}

/** Visually hidden text for screen readers, without layout space. */
export const VisuallyHidden = ({ children, as: Element = 'span' }: VisuallyHiddenProps) => (
  <Element className="m-hidden">{children}</Element>
);

import './VisuallyHidden.css';
import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Words for those who listen to the page instead of seeing it. */
  children: ReactNode;
}

export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className="m-hidden">{children}</span>;

import './VisuallyHidden.css';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** Words for those who listen to the page instead of seeing it. */
  children: ReactNode;
  /** `h1` for the heading of a page that shows none. */
  as?: 'span' | 'h1' | 'h2' | undefined;
}

/** Words that are heard and not seen; they take no room. */
export const VisuallyHidden = ({ children, as: Element = 'span' }: VisuallyHiddenProps) => (
  <Element className="m-hidden">{children}</Element>
);

import './BottomBar.css';
import type { ReactNode } from 'react';

interface BottomBarProps {
  /** Figures that are never out of sight. */
  start?: ReactNode;
  /** Buttons; the one that goes on stands last. */
  end?: ReactNode;
}

/** The bar under a page of work: where one stands, and the way on. */
export const BottomBar = ({ start, end }: BottomBarProps) => (
  <footer className="m-bottom-bar">
    <div className="m-bottom-bar__start">{start}</div>
    <div className="m-bottom-bar__end">{end}</div>
  </footer>
);

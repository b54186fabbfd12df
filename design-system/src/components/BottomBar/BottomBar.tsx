import './BottomBar.css';
import type { ReactNode } from 'react';

interface BottomBarProps {
  /** Numbers that are always visible. */
  start?: ReactNode;
  /** Buttons, the next step last. */
  end?: ReactNode;
}

/** Bar at the bottom of a page with summary and next step. */
export const BottomBar = ({ start, end }: BottomBarProps) => (
  <footer className="m-bottom-bar">
    <div className="m-bottom-bar__start">{start}</div>
    <div className="m-bottom-bar__end">{end}</div>
  </footer>
);

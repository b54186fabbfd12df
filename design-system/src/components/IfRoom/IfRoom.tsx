import './IfRoom.css';
import type { ReactNode } from 'react';

interface IfRoomProps {
  /** A short single-line text. */
  children: ReactNode;
}

/**
 * Shows text completely in the remaining width of a row, or not at all. Screen readers always get it. For optional
 * text, as a child of a flex row.
 */
export const IfRoom = ({ children }: IfRoomProps) => (
  <span className="m-if-room">
    <span>{children}</span>
  </span>
);

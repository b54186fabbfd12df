import './IfRoom.css';
import type { ReactNode } from 'react';

interface IfRoomProps {
  /** A few words, on one line. */
  children: ReactNode;
}

/**
 * Words that stand whole in the room that is left of a row, or not at all: half a sentence tells nothing. They stay for those
 * who listen. For what one can do without; it stands among the children of a flex row.
 */
export const IfRoom = ({ children }: IfRoomProps) => (
  <span className="m-if-room">
    <span>{children}</span>
  </span>
);

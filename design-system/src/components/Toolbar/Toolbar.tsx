import './Toolbar.css';
import type { ReactNode } from 'react';

interface ToolbarProps {
  /** Purpose of the controls, if not clear from their place. */
  label?: string | undefined;
  /** Controls of 32 px. */
  children: ReactNode;
  /** Content at the far end. */
  end?: ReactNode;
}

/** A row of controls above the content they act on. They wrap if space is short. */
export const Toolbar = ({ label, children, end }: ToolbarProps) => (
  <div className="m-toolbar" {...(label && { role: 'group', 'aria-label': label })}>
    {children}
    {end && <div className="m-toolbar__end">{end}</div>}
  </div>
);

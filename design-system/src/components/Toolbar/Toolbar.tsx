import './Toolbar.css';
import type { ReactNode } from 'react';

interface ToolbarProps {
  /** What its controls are for, when that is not plain from the place. */
  label?: string | undefined;
  /** Controls of 32 px. */
  children: ReactNode;
  /** At the far end. */
  end?: ReactNode;
}

/** A row of controls above what they act on. They wrap when there is no room. */
export const Toolbar = ({ label, children, end }: ToolbarProps) => (
  <div className="m-toolbar" {...(label && { role: 'group', 'aria-label': label })}>
    {children}
    {end && <div className="m-toolbar__end">{end}</div>}
  </div>
);

import './PageHeader.css';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** The page's name: its one heading of the first level. */
  title: string;
  /** What is done here, in a line. */
  text?: string | undefined;
  /** Beside the title: a count, a badge. */
  aside?: ReactNode;
  /** Buttons that concern the whole page; the one that goes on stands last. */
  actions?: ReactNode;
}

/** What a page is called. It has no trail of pages above it: the top bar leads back. */
export const PageHeader = ({ title, text, aside, actions }: PageHeaderProps) => (
  <header className="m-page-header">
    <div className="m-page-header__words">
      <h1 className="m-page-header__title">
        {title}
        {aside && <span className="m-page-header__aside">{aside}</span>}
      </h1>
      {text && <p>{text}</p>}
    </div>
    {actions && <div className="m-page-header__actions">{actions}</div>}
  </header>
);

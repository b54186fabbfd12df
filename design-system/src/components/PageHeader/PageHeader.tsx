import './PageHeader.css';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** Name of the page, its only first-level heading. */
  title: string;
  /** Purpose of the page in one line. */
  text?: string | undefined;
  /** Content next to the title: a count, a badge. */
  aside?: ReactNode;
  /** Buttons for the full page; the primary one comes last. */
  actions?: ReactNode;
}

/** Header of a page. There are no breadcrumbs: the top bar leads back. */
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

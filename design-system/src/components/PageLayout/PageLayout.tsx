import './PageLayout.css';
import type { ReactNode } from 'react';

export interface PageLayoutProps {
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** The page. Its panes scroll, the page does not, unless `scroll`. */
  children: ReactNode;
  /** A `BottomBar`. */
  bottomBar?: ReactNode;
  /** For pages that read like a document: settings, dashboard. */
  scroll?: boolean | undefined;
}

/** The frame of a screen: a bar above, the work, a bar below, all in the window's height. */
export const PageLayout = ({ topBar, children, bottomBar, scroll = false }: PageLayoutProps) => (
  <div className="m-page">
    {topBar}
    <main className="m-page__main" data-scroll={scroll || undefined}>
      {children}
    </main>
    {bottomBar}
  </div>
);

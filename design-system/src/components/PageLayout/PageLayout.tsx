import './PageLayout.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import { listenForRegionKeys } from './regionKeys.ts';

interface PageLayoutProps {
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** The page. Its panes scroll, the page does not, unless `scroll`. */
  children: ReactNode;
  /** A `BottomBar`. */
  bottomBar?: ReactNode;
  /** For pages that read like a document: settings, dashboard. */
  scroll?: boolean | undefined;
}

/**
 * The frame of a screen: a bar above, the work, a bar below, all in the window's height. The first thing that Tab comes to
 * leads past the bar; F6 goes from part to part.
 */
export const PageLayout = ({ topBar, children, bottomBar, scroll = false }: PageLayoutProps) => {
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useEffect(function cycleRegions() {
    return page.current ? listenForRegionKeys(page.current) : undefined;
  }, []);
  return (
    <div ref={page} className="m-page">
      {/* A button: a link to a part would change the page's address. */}
      <button type="button" className="m-page__skip" onClick={() => main.current?.focus()}>
        {messages.skip}
      </button>
      {topBar}
      <main ref={main} tabIndex={-1} className="m-page__main" data-scroll={scroll || undefined}>
        {children}
      </main>
      {bottomBar}
    </div>
  );
};

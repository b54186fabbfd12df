import './PageLayout.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import { listenForRegionKeys } from './regionKeys.ts';

interface PageLayoutProps {
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** Content. Its panels scroll; with `scroll` the page does. */
  children: ReactNode;
  /** A `BottomBar`. */
  bottomBar?: ReactNode;
  /** Scrolls the page, for document-like pages: settings, dashboard. */
  scroll?: boolean | undefined;
}

/**
 * Frame of a screen: top bar, content and bottom bar in the window's height. The first tab stop skips the bar; F6 moves
 * between regions.
 */
export const PageLayout = ({ topBar, children, bottomBar, scroll = false }: PageLayoutProps) => {
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useEffect(function cycleRegions() {
    return page.current ? listenForRegionKeys(page.current) : undefined;
  }, []);
  return (
    <div ref={page} className="m-page">
      {/* A button, because a link to a region would change the page's address. */}
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

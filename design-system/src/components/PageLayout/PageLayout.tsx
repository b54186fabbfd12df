import './PageLayout.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { messages } from './messages.ts';
import { listenForRegionKeys } from './regionKeys.ts';

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

/**
 * The frame of a screen: a bar above, the work, a bar below, all in the window's height. The first thing that Tab comes to
 * leads past the bar; F6 goes from part to part.
 */
export const PageLayout = ({ topBar, children, bottomBar, scroll = false }: PageLayoutProps) => {
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(function goThroughRegions() {
    return page.current ? listenForRegionKeys(page.current) : undefined;
  }, []);
  return (
    <div ref={page} className="m-page">
      <a
        className="m-page__skip"
        href={`#${id}`}
        onClick={(event) => {
          // The address stays the page's own.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {messages.skip}
      </a>
      {topBar}
      <main ref={main} id={id} tabIndex={-1} className="m-page__main" data-scroll={scroll || undefined}>
        {children}
      </main>
      {bottomBar}
    </div>
  );
};

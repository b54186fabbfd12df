import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { WIDGETS } from '../keyboard/cellElements.ts';

/** What stands in an interactive cell. Its widgets leave the tab order: the grid is one tab stop, Enter goes in. */
export function InteractiveContent({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(function leaveTabOrder() {
    for (const widget of element.current?.querySelectorAll<HTMLElement>(WIDGETS) ?? []) widget.tabIndex = -1;
  });
  return (
    <div ref={element} className="m-grid-widgets">
      {children}
    </div>
  );
}

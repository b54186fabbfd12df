import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { WIDGETS } from '../keyboard/cellElements.ts';

/** Content of an interactive cell. Its widgets are not tab stops: the grid is one, and Enter moves inside. */
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

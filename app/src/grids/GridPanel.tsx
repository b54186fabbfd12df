import { Panel } from '@mortar/design-system';
import type { ReactNode } from 'react';
import './gridFill.css';

export interface GridPanelProps {
  title: string;
  /** Heading level; 2 on a page, 3 in a popup. */
  level?: 2 | 3;
  /** Index in the title from which it is never truncated: a product's strength, form and pack. */
  titleSuffix?: number;
  /** True if the step has focus, to accent its heading. */
  active?: boolean;
  /** Facts shown with the title. */
  headingContent?: ReactNode;
  actions?: ReactNode;
  /** Name for F6, if it is not a step. */
  pane?: string;
  /** Row keys, for the page's bar. */
  keys?: string;
  children: ReactNode;
}

/** Shows a grid under its heading, filling its region. */
export function GridPanel({ pane, keys, children, ...panel }: GridPanelProps) {
  return (
    <Panel flush {...panel}>
      <div className="grid-fill" data-pane={pane} data-row-keys={keys}>
        {children}
      </div>
    </Panel>
  );
}

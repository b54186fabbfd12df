import { Panel } from '@mortar/design-system';
import type { ReactNode } from 'react';
import './gridFill.css';

export interface GridPanelProps {
  title: string;
  /** Of its heading; 2 on a page, 3 in a popup. */
  level?: 2 | 3;
  /** Where in the title the part begins that is never cut: a product's strength, form and pack. */
  titleTail?: number;
  /** True while it is the step that has the keyboard: its heading carries the accent. */
  active?: boolean;
  /** Facts that are read with the title. */
  beside?: ReactNode;
  actions?: ReactNode;
  /** Where it is no step of its own: how F6 finds it. */
  pane?: string;
  /** What the keys do on its rows, for the bar of the page. */
  keys?: string;
  /** The grid. */
  children: ReactNode;
}

/** A grid under its heading, filling its pane. */
export function GridPanel({ pane, keys, children, ...panel }: GridPanelProps) {
  return (
    <Panel flush {...panel}>
      <div className="grid-fill" data-pane={pane} data-row-keys={keys}>
        {children}
      </div>
    </Panel>
  );
}

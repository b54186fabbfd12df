import { Panel } from '@mortar/design-system';
import type { ReactNode } from 'react';
import type { Pane } from '#keyboard/usePaneKeys.ts';
import './gridFill.css';

export interface GridPanelProps {
  title: string;
  /** True while it is the step that has the keyboard: its heading carries the accent. */
  active?: boolean;
  actions?: ReactNode;
  /** Where it is no step of its own: how F6 finds it. */
  pane?: Pane;
  /** The grid. */
  children: ReactNode;
}

/** A grid under its heading, filling its pane. */
export function GridPanel({ pane, children, ...panel }: GridPanelProps) {
  return (
    <Panel flush {...panel}>
      <div className="grid-fill" data-pane={pane}>
        {children}
      </div>
    </Panel>
  );
}

import { Panel } from '@mortar/design-system';
import type { ReactNode } from 'react';
import type { Pane } from './usePaneKeys.ts';

interface TitledOptions {
  active?: boolean;
  actions?: ReactNode;
  /** Where it is no step of its own: how F6 finds it. */
  pane?: Pane;
}

/** A grid under its heading, filling its pane. */
export function titled(title: string, grid: ReactNode, { pane, ...options }: TitledOptions = {}) {
  return (
    <Panel title={title} flush {...options}>
      <div className="grid-fill" data-pane={pane}>
        {grid}
      </div>
    </Panel>
  );
}

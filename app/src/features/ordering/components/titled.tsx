import { Panel } from '@mortar/design-system';
import type { ReactNode } from 'react';

/** A grid under its heading, filling its pane. */
export function titled(title: string, grid: ReactNode, options: { active?: boolean; actions?: ReactNode } = {}) {
  return (
    <Panel title={title} flush {...options}>
      <div className="grid-fill">{grid}</div>
    </Panel>
  );
}

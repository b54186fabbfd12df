import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import type { ReactNode, Ref } from 'react';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { RetailerSelection } from './RetailerSelection.tsx';
import type { RetailerChoice } from './useRetailerChoice.ts';

export interface RetailerPanesProps {
  /** Accessible name of the separator: `Retailers and responses`. */
  label: string;
  /** Size of the retailers' pane: from `usePaneSize` if stored. */
  size: { initial: number; size?: number; onResize?(percent: number): void };
  choice: RetailerChoice;
  /** Button for selected retailers: `Get Orders For Selected Retailers`. */
  action: string;
  busy: boolean;
  /** Called if the same retailers are requested again, to reload. */
  onAgain(): void;
  gridRef?: Ref<DataGridHandle<PharmacyAssignment>>;
  /** Level of the retailers' heading: 3 in a popup. */
  level?: 2 | 3 | undefined;
  /** Content of the requested retailers. */
  children: ReactNode;
}

/** A group's retailers on the left, and what was requested for them on the right (002 §2). */
export function RetailerPanes({ label, size, children, level = 2, ...selection }: RetailerPanesProps) {
  return (
    <SplitPane
      label={label}
      direction="row"
      {...size}
      first={<RetailerSelection {...selection} level={level} />}
      second={children}
    />
  );
}

import type { PharmacyAssignment } from '@mortar/contract';
import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import type { ReactNode, Ref } from 'react';
import { RetailerSelection } from './RetailerSelection.tsx';
import type { RetailerChoice } from './useRetailerChoice.ts';

export interface RetailerPanesProps {
  /** The separator's name: `Retailers and responses`. */
  label: string;
  /** How much of them the retailers take: what `usePaneSize` gives where it is remembered. */
  size: { initial: number; size?: number; onResize?(percent: number): void };
  choice: RetailerChoice;
  /** What the button gets for those that are ticked: `Get Orders For Selected Retailers`. */
  action: string;
  /** It is being got. */
  busy: boolean;
  /** The same retailers were asked for again: what is there may be old. */
  onAgain(): void;
  /** Of the retailers. */
  gridRef?: Ref<DataGridHandle<PharmacyAssignment>>;
  /** Of the retailers' heading: 3 in a popup. */
  level?: 2 | 3 | undefined;
  /** What is of the retailers that were asked for. */
  children: ReactNode;
}

/** The retailers of a group at the left, what was asked for at the right (002 §2). */
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

import type { Staff } from '@mortar/contract';
import type { ComponentType, ReactNode, Ref } from 'react';

/** Methods of a loaded tab that a page calls. */
export interface TabHandle {
  /** Focuses its main element; returns false to focus its first control. */
  start(): boolean;
}

export interface PaneTabProps<Handle extends TabHandle> {
  /** False while another tab is shown, to load nothing. */
  shown: boolean;
  handleRef: Ref<Handle>;
}

/** Tab of a pane, described by its module. */
export interface PaneTab<Props> {
  /** Name in the page's address. */
  id: string;
  /** Digit that opens it with Alt: 1 to 9, unique per page. */
  digit: number;
  label: string;
  /** Shown instead of the label. */
  icon?: ReactNode;
  /** Row keys, for the page's bar. */
  keys?: string;
  /** Its content; lazy ones have `prefetch`. */
  part: ComponentType<Props> & { prefetch?(): void };
  /** Returns false to omit it for a user. Default: for all. */
  isFor?(staff: Staff): boolean;
  /** Why a user may not open it; undefined if allowed. */
  refusal?(staff: Staff): string | undefined;
}

import type { Staff } from '@mortar/contract';
import type { ComponentType, ReactNode, Ref } from 'react';

/** What a page may ask of a tab that is there. */
export interface TabHandle {
  /** Gives the keyboard to what it begins with, or answers false: then its first control has it. */
  start(): boolean;
}

/** What every tab of a pane is given. */
export interface PaneTabProps<Handle extends TabHandle> {
  /** False while another tab stands before it: then nothing is asked for. */
  shown: boolean;
  handleRef: Ref<Handle>;
}

/** A tab of a pane, as the room that it is about describes it: the pane takes a list of them and names none. */
export interface PaneTab<Props> {
  /** As the page's address has it. */
  id: string;
  /** The figure that opens it with Alt: 1 to 9, each once on a page. */
  digit: number;
  label: string;
  /** Shown in place of the label. */
  icon?: ReactNode;
  /** What the keys do on its rows, for the bar of the page. */
  keys?: string;
  /** Its content; one that is fetched has `prefetch`. */
  part: ComponentType<Props> & { prefetch?(): void };
  /** False for whom it is not even there. Default: it is there for everybody. */
  isFor?(staff: Staff): boolean;
  /** Why somebody may not open it; undefined where they may. */
  refusal?(staff: Staff): string | undefined;
}

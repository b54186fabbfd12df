import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  /** Identifies the entry. */
  id: string;
  /** Action as a verb. */
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** Marks new content; also announced in words. */
  dot?: boolean | undefined;
  /** Visible, but skipped by keys. */
  disabled?: boolean | undefined;
  /** Called when selected; the menu closes by itself. */
  onSelect: () => void;
}

export interface MenuProps {
  /** What the entries act on. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Entries from most used to most dangerous. */
  items: readonly MenuItem[];
  /** Text above the entries. */
  header?: ReactNode;
  /** Open state, if controlled. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge it shares with its button. */
  placement?: 'bottom-start' | 'bottom-end' | undefined;
}

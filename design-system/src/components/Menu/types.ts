import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  /** Yours, to distinguish entries. */
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** Something new is behind it; says so in words too. */
  dot?: boolean | undefined;
  /** Shown, and passed over by keys. */
  disabled?: boolean | undefined;
  /** It was chosen; the menu closes by itself. */
  onSelect: () => void;
}

export interface MenuProps {
  /** What its entries act on. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** From the most used to the most dangerous. */
  items: readonly MenuItem[];
  /** Above the entries: whose menu it is. Text only. */
  header?: ReactNode;
  /** When you keep the state; otherwise it keeps its own. */
  open?: boolean | undefined;
  /** It opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge it shares with its button. */
  placement?: 'bottom-start' | 'bottom-end' | undefined;
}

import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** Its name, read when it opens. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** When you keep the state; otherwise it keeps its own. */
  open?: boolean | undefined;
  /** It opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Width in px; otherwise as wide as its content. */
  width?: number | undefined;
  /** Where it stands first; it turns over where there is no room. */
  placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'right-start' | undefined;
  /**
   * What has focus when it opens: the first thing in it, or the window `itself`, where what stands in it is still fetched.
   * Default: first.
   */
  startsAt?: 'first' | 'itself' | undefined;
  /** What has focus after it closes; without one, or for null, its button. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Rendered only while it is open. */
  children: ReactNode;
}

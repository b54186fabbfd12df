import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** Accessible name. */
  label: string;
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Open state, if controlled. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Width in px; default its content's. */
  width?: number | undefined;
  /** Preferred placement; flips if there is no space. */
  placement?: 'bottom-start' | 'bottom-end' | 'bottom' | 'right-start' | undefined;
  /** Initial focus: the first element, or the window `itself` if its content is still loading. Default: first. */
  startsAt?: 'first' | 'itself' | undefined;
  /** Element that receives focus after closing; without it, or for null, its button. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Rendered only while open. */
  children: ReactNode;
}

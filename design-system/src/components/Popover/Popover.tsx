import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useOpener } from './useOpener.ts';

const fetchWindow = () => import('./PopoverWindow.tsx').then((module) => ({ default: module.PopoverWindow }));
const LazyWindow = lazy(fetchWindow);

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
  /** What has focus after it closes; without one, or for null, its button. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/**
 * A small window beside its button. Pressing outside or Escape closes it; focus goes in and comes back. What places it is
 * fetched when somebody comes near its button: few of those on a page are ever pressed.
 */
export const Popover = (props: PopoverProps) => {
  const { opener, open, wanted, setOpen } = useOpener(props, 'dialog', fetchWindow);
  if (!wanted) return opener;
  return (
    <Suspense fallback={opener}>
      <LazyWindow {...props} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
};

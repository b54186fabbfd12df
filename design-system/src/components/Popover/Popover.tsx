import { lazy, Suspense } from 'react';
import type { PopoverProps } from './types.ts';
import { useOpener } from './useOpener.ts';

const fetchWindow = () => import('./PopoverWindow.tsx').then((module) => ({ default: module.PopoverWindow }));
const LazyWindow = lazy(fetchWindow);

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

import { lazy, Suspense } from 'react';
import type { PopoverProps } from './types.ts';
import { useOpener } from './useOpener.ts';

const fetchWindow = () => import('./PopoverWindow.tsx').then((module) => ({ default: module.PopoverWindow }));
const LazyWindow = lazy(fetchWindow);

/**
 * A small window next to its button. Pressing outside or Escape closes it; focus moves in and returns. The positioning
 * code is loaded when the pointer or focus approaches the button, because few are ever pressed.
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

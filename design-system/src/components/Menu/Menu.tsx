import { lazy, Suspense } from 'react';
import { useOpener } from '../Popover/useOpener.ts';
import type { MenuProps } from './types.ts';

const fetchList = () => import('./MenuList.tsx').then((module) => ({ default: module.MenuList }));
const LazyList = lazy(fetchList);

/**
 * Actions behind a button. Arrow keys and first letters move, Enter selects, Escape returns to the button. The list is
 * loaded when the pointer or focus approaches the button.
 */
export const Menu = (props: MenuProps) => {
  const { opener, open, wanted, setOpen, byKeyboard } = useOpener(props, 'menu', fetchList);
  if (!wanted) return opener;
  return (
    <Suspense fallback={opener}>
      <LazyList {...props} open={open} onOpenChange={setOpen} startsAtFirst={byKeyboard} />
    </Suspense>
  );
};

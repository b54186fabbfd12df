import { IconButton } from '@mortar/design-system';
import { PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKeyBeforeLoad } from '#commands/useKeyBeforeLoad.ts';
import { messages } from '#features/ordering/page/messages.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { OrderingMenuProps } from './OrderingMenu.tsx';
import { QUICK_ORDER_KEY } from './quickOrderKey.ts';

// Prefetched after the page, so that it opens at once.
const OrderingMenu = lazyPart(() => import('./OrderingMenu.tsx'), 'OrderingMenu');

/**
 * Button of the ordering menu (001 §2, left menu drawer). The menu is mounted once loaded, because its commands work
 * while it is closed.
 */
export function OrderingMenuButton(props: Omit<OrderingMenuProps, 'open' | 'onClose' | 'onMount' | 'returnFocusTo'>) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pressHeldKey = useKeyBeforeLoad(QUICK_ORDER_KEY, () => setLoaded(true));
  useEffect(function fetchTheMenu() {
    void OrderingMenu.prefetch().then(setLoaded);
  }, []);
  return (
    <>
      <IconButton
        ref={button}
        label={messages.openMenu}
        icon={<PanelLeftOpen size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      />
      <PartBoundary
        onFail={() => {
          setLoaded(false);
          setOpen(false);
        }}
      >
        {loaded && (
          <OrderingMenu
            {...props}
            open={open}
            onClose={() => setOpen(false)}
            onMount={pressHeldKey}
            returnFocusTo={() => button.current}
          />
        )}
      </PartBoundary>
    </>
  );
}

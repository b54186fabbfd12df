import { IconButton } from '@mortar/design-system';
import { PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OrderActions } from '#features/ordering/page/useOrderActions.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';
import { type OrderingCommandsOptions, useOrderingCommands } from './useOrderingCommands.tsx';

// Seldom opened, and at once when it is: fetched once the page stands.
const OrderingMenu = lazyPart(() => import('./OrderingMenu.tsx'), 'OrderingMenu');

export interface OrderingMenuButtonProps extends Omit<OrderingCommandsOptions, 'returnFocusTo'> {
  actions: OrderActions;
}

/** The button of the ordering menu, with the menu behind it (001 §2, left menu drawer). */
export function OrderingMenuButton({ actions, ...options }: OrderingMenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocusTo = () => button.current;
  const [commands, shown] = useOrderingCommands({ ...options, returnFocusTo });
  useEffect(function fetchTheMenu() {
    OrderingMenu.fetchAhead();
  }, []);
  return (
    <>
      <IconButton
        ref={button}
        label={messages.menu.open}
        icon={<PanelLeftOpen size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      />
      <PartBoundary
        onFail={() => {
          setUsed(false);
          setOpen(false);
        }}
      >
        {used && <OrderingMenu {...{ open, actions, commands, returnFocusTo }} onClose={() => setOpen(false)} />}
      </PartBoundary>
      {shown}
    </>
  );
}

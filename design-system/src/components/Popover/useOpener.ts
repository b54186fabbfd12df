import { cloneElement, type MouseEvent, type ReactElement, startTransition, useEffect, useState } from 'react';
import { toast } from '../Toaster/toast.ts';
import { messages } from './messages.ts';

interface OpenerProps {
  trigger: ReactElement;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface TriggerProps {
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/**
 * A button whose window is fetched when somebody comes near it, and shown when it is pressed: until it has come, the
 * button stays as it is, with the keyboard. Where it cannot be fetched, a toast says so, and the next press tries again.
 *
 * @param fetchWindow Begins to fetch; called again it answers the same.
 */
export function useOpener(
  { trigger, open: given, onOpenChange }: OpenerProps,
  popup: 'dialog' | 'menu',
  fetchWindow: () => Promise<unknown>,
) {
  const [own, setOwn] = useState(false);
  const [pressed, setPressed] = useState<'no' | 'pointer' | 'keyboard'>('no');
  const open = given ?? own;
  /** A window that was opened once stays with its button: closing gives the keyboard back to a button that is still there. */
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const prefetchSoon = () => void fetchWindow().catch(() => undefined);
  const button = trigger as ReactElement<TriggerProps>;
  const opener = cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: prefetchSoon,
    onFocus: prefetchSoon,
    onClick(event: MouseEvent) {
      button.props.onClick?.(event);
      // A click that a key makes has no count.
      const by = event.detail === 0 ? 'keyboard' : 'pointer';
      const show = () =>
        startTransition(() => {
          setPressed(by);
          setOpen(true);
        });
      fetchWindow().then(show, () => toast.error(messages.notFetched));
    },
  } as TriggerProps);
  return { opener, open, setOpen, wanted: pressed !== 'no' || open || opened, byKeyboard: pressed === 'keyboard' };
}

/** Whether a window that was fetched is open: it takes the keyboard when it opens, which it has to see happen. */
export function useOpensOnceMounted(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(function noteMounted() {
    setMounted(true);
  }, []);
  return open && mounted;
}

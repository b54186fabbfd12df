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
 * Loads a window when the pointer or focus approaches its button, and shows it on press: until loaded, the button keeps
 * focus. If loading fails, a toast reports it, and the next press retries.
 *
 * @param fetchWindow starts loading; repeated calls return the same promise
 */
export function useOpener(
  { trigger, open: given, onOpenChange }: OpenerProps,
  popup: 'dialog' | 'menu',
  fetchWindow: () => Promise<unknown>,
) {
  const [own, setOwn] = useState(false);
  const [pressed, setPressed] = useState<'no' | 'pointer' | 'keyboard'>('no');
  const open = given ?? own;
  /** A window opened once stays mounted, so that closing returns focus to an existing button. */
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
      // Clicks by key have a count of 0.
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

/** Delays opening until after mount, because a window takes focus only when it changes to open. */
export function useOpensOnceMounted(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(function noteMounted() {
    setMounted(true);
  }, []);
  return open && mounted;
}

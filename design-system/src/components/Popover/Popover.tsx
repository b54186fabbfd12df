import { Popover as Chakra, Portal } from '@chakra-ui/react';
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
  /** What has focus after it closes; without one, or for null, its button. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A small window beside its button. Pressing outside or Escape closes it; focus goes in and comes back. */
export const Popover = (props: PopoverProps) => {
  const { label, trigger, open, onOpenChange, width, placement = 'bottom-start', returnFocusTo, children } = props;
  return (
    <Chakra.Root
      {...(open !== undefined && { open })}
      {...(returnFocusTo && { finalFocusEl: () => returnFocusTo() ?? null })}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 6 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content aria-label={label} style={{ width }}>
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
};

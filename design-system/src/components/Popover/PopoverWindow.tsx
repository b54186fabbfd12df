import { Popover as Chakra, Portal } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { keepFocusInside } from './keepFocusInside.ts';
import type { PopoverProps } from './types.ts';
import { useOpensOnceMounted } from './useOpener.ts';

const focusedIn = (content: HTMLElement | null): HTMLElement | null => {
  const at = document.activeElement;
  return at instanceof HTMLElement && at !== content && content?.contains(at) ? at : null;
};

/** A component that mounts with the window, because the window's ref is set on every render. */
function KeepFocusInside({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(
    function keepInside() {
      return content.current ? keepFocusInside(content.current) : undefined;
    },
    [content],
  );
  return null;
}

/** The positioned window of a `Popover`. */
export const PopoverWindow = (props: PopoverProps) => {
  const { label, trigger, onOpenChange, width, placement = 'bottom-start', returnFocusTo, startsAt, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const open = useOpensOnceMounted(props.open === true);
  return (
    <Chakra.Root
      open={open}
      // Focus that moved inside during the frame before it takes focus is kept.
      initialFocusEl={() => focusedIn(content.current) ?? (startsAt === 'itself' ? content.current : null)}
      {...(returnFocusTo && { finalFocusEl: () => returnFocusTo() ?? null })}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 6 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content ref={content} aria-label={label} style={{ width }}>
            <KeepFocusInside content={content} />
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
};

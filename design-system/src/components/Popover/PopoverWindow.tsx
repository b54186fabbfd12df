import { Popover as Chakra, Portal } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { keepFocusInside } from './keepFocusInside.ts';
import type { PopoverProps } from './types.ts';
import { useOpensOnceMounted } from './useOpener.ts';

const focusedIn = (content: HTMLElement | null): HTMLElement | null => {
  const at = document.activeElement;
  return at instanceof HTMLElement && at !== content && content?.contains(at) ? at : null;
};

/** Mounts and unmounts with the window: a ref of the window is set at each of its renders. */
function KeepFocusInside({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(
    function keepInside() {
      return content.current ? keepFocusInside(content.current) : undefined;
    },
    [content],
  );
  return null;
}

/** The window of a `Popover`, with what places it. */
export const PopoverWindow = (props: PopoverProps) => {
  const { label, trigger, onOpenChange, width, placement = 'bottom-start', returnFocusTo, startsAt, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const open = useOpensOnceMounted(props.open === true);
  return (
    <Chakra.Root
      open={open}
      // Somebody may have gone to a part of it before it takes the keyboard, a frame after it opens: they stay there.
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

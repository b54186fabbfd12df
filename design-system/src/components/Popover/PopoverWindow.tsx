import { Popover as Chakra, Portal } from '@chakra-ui/react';
import { keepFocusInside } from './keepFocusInside.ts';
import type { PopoverProps } from './Popover.tsx';
import { useOpensOnceMounted } from './useOpener.ts';

const whileOpen = (content: HTMLDivElement | null) => (content ? keepFocusInside(content) : undefined);

/** The window of a `Popover`, with what places it. */
export const PopoverWindow = (props: PopoverProps) => {
  const { label, trigger, onOpenChange, width, placement = 'bottom-start', returnFocusTo, children } = props;
  const open = useOpensOnceMounted(props.open === true);
  return (
    <Chakra.Root
      open={open}
      {...(returnFocusTo && { finalFocusEl: () => returnFocusTo() ?? null })}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 6 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content ref={whileOpen} aria-label={label} style={{ width }}>
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
};

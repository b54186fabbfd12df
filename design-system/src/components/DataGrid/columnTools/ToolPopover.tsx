import { Popover as Chakra, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useOpensOnceMounted } from '../../Popover/useOpener.ts';

interface ToolPopoverProps {
  /** Id of its content. */
  id: string;
  /** Heading and accessible name. */
  title: string;
  open: boolean;
  /** The element it is anchored to. */
  anchor(): Element | null;
  /** Element that receives focus after closing. */
  returnFocusTo(): HTMLElement | null;
  onClose(): void;
  children: ReactNode;
}

/** A popover anchored to a header or button without a reference to it. */
export function ToolPopover({ id, title, open, anchor, returnFocusTo, onClose, children }: ToolPopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Chakra.Root
      ids={{ content: id }}
      open={useOpensOnceMounted(open)}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('input:not(:disabled)') ?? null}
      finalFocusEl={returnFocusTo}
      positioning={{
        placement: 'bottom-start',
        gutter: 4,
        getAnchorRect: () => anchor()?.getBoundingClientRect() ?? null,
      }}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content ref={content} aria-label={title} className="m-grid-tool">
            <p className="m-grid-tool__title">{title}</p>
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

import '../VisuallyHidden/VisuallyHidden.css';
import './Drawer.css';
import { Drawer as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastRegion } from '../Toaster/region.ts';

export interface DrawerProps {
  /** You keep it. */
  open: boolean;
  /** Its name and heading. */
  title: string;
  /** A mark and the product's name in place of the heading, on the ground of the top bar; the title is only read then. */
  brand?: ReactNode;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
  /** What has focus after it closes; without one, or for null, whatever had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** A `NavList`, or whatever fits in 280 px. */
  children: ReactNode;
}

/** A panel from the left edge, for ways to other places. */
export const Drawer = ({ open, title, brand, onClose, returnFocusTo, children }: DrawerProps) => (
  <Chakra.Root
    open={open}
    placement="start"
    finalFocusEl={returnFocusTo && (() => returnFocusTo() ?? null)}
    onInteractOutside={(event) => toastRegion()?.contains(event.target as Node) && event.preventDefault()}
    onOpenChange={(change) => !change.open && onClose()}
  >
    <Portal>
      <Chakra.Backdrop />
      <Chakra.Positioner>
        <Chakra.Content>
          <Chakra.Header className={brand ? 'm-drawer-brand' : undefined}>
            {brand && <div className="m-drawer-brand__name">{brand}</div>}
            <Chakra.Title className={brand ? 'm-hidden' : undefined}>{title}</Chakra.Title>
            <IconButton
              data-no-autofocus=""
              label="Close"
              icon={<X size={16} aria-hidden="true" />}
              onClick={onClose}
            />
          </Chakra.Header>
          <Chakra.Body>{children}</Chakra.Body>
        </Chakra.Content>
      </Chakra.Positioner>
    </Portal>
  </Chakra.Root>
);

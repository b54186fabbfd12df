import './Popup.css';
import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastRegion } from '../Toaster/region.ts';
import { ownsEnter, ownsEscape } from './keys.ts';

export interface PopupProps {
  open: boolean;
  /** Its name, and its heading. */
  title: string;
  /** Escape or the cross was pressed. Pressing beside a popup never closes it: half an order would be lost. */
  onClose?: (() => void) | undefined;
  /** `false` when only the choices inside lead out. */
  closable?: boolean;
  /** `sm` for a question, `md` for a form, `lg` for a table; numbers are per cent of the window. */
  size?: 'sm' | 'md' | 'lg' | '80' | '90' | 'full';
  /** Beside the title: a figure, a credit bar. */
  titleAside?: ReactNode;
  /** Buttons; the one that goes on stands last. */
  footer?: ReactNode;
  /** What takes focus first; otherwise the first thing inside that can. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Enter was pressed and nothing inside wanted it. Only the topmost popup hears it (decision 22). */
  onEnter?: (() => void) | undefined;
  /** `alertdialog` for what interrupts; leave `dialog` otherwise. */
  role?: 'dialog' | 'alertdialog';
  /** Content reaches the edges: for a grid that fills the popup. */
  flush?: boolean;
  children: ReactNode;
}

/** A window over the page. It takes focus, keeps it, and gives it back; popups stack. */
export const Popup = (props: PopupProps) => {
  const { open, title, onClose, closable = true, size = 'md', titleAside, footer, onEnter, children } = props;
  const leave = closable ? onClose : undefined;
  return (
    <Dialog.Root
      open={open}
      role={props.role ?? 'dialog'}
      // Chakra's types know the sizes of its own recipe, not of ours.
      size={size as 'md'}
      closeOnEscape={leave !== undefined}
      closeOnInteractOutside={false}
      initialFocusEl={props.initialFocusRef ? () => props.initialFocusRef?.current ?? null : undefined}
      persistentElements={[toastRegion]}
      onEscapeKeyDown={(event) => ownsEscape(event.target) && event.preventDefault()}
      onOpenChange={(change) => !change.open && leave?.()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            data-closable={leave ? '' : undefined}
            onKeyDown={(event) => {
              if (!onEnter || event.key !== 'Enter' || ownsEnter(event)) return;
              event.preventDefault();
              onEnter();
            }}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {titleAside && <div className="m-popup__aside">{titleAside}</div>}
              {leave && <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={leave} />}
            </Dialog.Header>
            <Dialog.Body className={props.flush ? 'm-popup__flush' : undefined}>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

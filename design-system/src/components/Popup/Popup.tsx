import './Popup.css';
import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusWithin, ownsEnter, ownsEscape } from './keys.ts';
import { scrollStop } from './scrollStop.ts';

export interface PopupProps {
  /** You keep it. */
  open: boolean;
  /** Its name, and its heading. */
  title: string;
  /** Escape or the cross was pressed. Pressing beside a popup never closes it: half an order would be lost. */
  onClose?: (() => void) | undefined;
  /** `false` when only the choices inside lead out. */
  closable?: boolean | undefined;
  /** `sm` for a question, `md` for a form, `lg` for a table; numbers are per cent of the window. */
  size?: 'sm' | 'md' | 'lg' | '80' | '90' | 'full' | undefined;
  /** Beside the title: a figure, a credit bar. */
  titleAside?: ReactNode;
  /** Buttons; the one that goes on stands last. */
  footer?: ReactNode;
  /** What takes focus first; otherwise a field with `autoFocus`, or the first thing inside that can. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** What has focus after it closes; without one, or for null, whatever had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Enter was pressed and nothing inside wanted it. Only the topmost popup hears it (decision 22). */
  onEnter?: (() => void) | undefined;
  /** `alertdialog` for what interrupts; leave `dialog` otherwise. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Content reaches the edges: for a grid that fills the popup. */
  flush?: boolean | undefined;
  /** The body, which scrolls when it is too long. */
  children: ReactNode;
}

/** A window over the page. It takes focus, keeps it, and gives it back; popups stack. */
export const Popup = (props: PopupProps) => {
  const { open, title, onClose, closable = true, size = 'md', titleAside, footer, onEnter, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const leave = closable ? onClose : undefined;
  return (
    <Dialog.Root
      open={open}
      role={props.role ?? 'dialog'}
      // Chakra's types know the sizes of its own recipe, not of ours.
      size={size as 'md'}
      closeOnEscape={leave !== undefined}
      closeOnInteractOutside={false}
      initialFocusEl={() => props.initialFocusRef?.current ?? focusWithin(content.current)}
      finalFocusEl={props.returnFocusTo && (() => props.returnFocusTo?.() ?? null)}
      onEscapeKeyDown={(event) => ownsEscape(event.target) && event.preventDefault()}
      onOpenChange={(change) => !change.open && leave?.()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
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
              {leave && (
                <IconButton
                  data-no-autofocus=""
                  label="Close"
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={leave}
                />
              )}
            </Dialog.Header>
            <Dialog.Body ref={scrollStop} data-no-autofocus="" className={props.flush ? 'm-popup__flush' : undefined}>
              {children}
            </Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

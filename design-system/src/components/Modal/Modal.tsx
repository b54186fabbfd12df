import './Modal.css';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type ModalLayer, useModalLayer } from './useModalLayer.ts';
import { usePresence } from './usePresence.ts';

interface ModalProps
  extends Pick<ModalLayer, 'onEscape' | 'initialFocus' | 'returnFocusTo'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'role'> {
  /** Controlled state. */
  open: boolean;
  role: 'dialog' | 'alertdialog';
  /** Class prefix: the window has `__content`, the layer `__positioner`. */
  className: 'm-popup' | 'm-drawer';
  /** Called when the scrim is pressed; without it nothing happens. */
  onPressOutside?: (() => void) | undefined;
  /** Size name, defined by the style sheet. */
  size?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/**
 * A window over the page with its scrim, the base of `Popup` and `Drawer`. It has focus from the task that opens it to
 * the task that closes it, and is removed after its exit animation.
 */
export function Modal(props: ModalProps) {
  const { open, className, size, onPressOutside, onEscape, initialFocus, returnFocusTo, children, ...rest } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { present, opening } = usePresence(open, layer);
  useModalLayer(open, layer, { onEscape, initialFocus, returnFocusTo });
  if (!present) return null;
  // A closing window has no role and no focus, so that keys and queries do not find it.
  const window = open ? { tabIndex: -1, 'aria-modal': true, ...rest } : { ...rest, role: undefined };
  const state = open ? 'open' : 'closed';
  return createPortal(
    <div
      ref={layer}
      className={`m-modal ${className}__positioner`}
      data-size={size}
      data-state={state}
      inert={!open}
      aria-hidden={!open || undefined}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Keeps focus where it is.
        event.preventDefault();
        if (event.button === 0) onPressOutside?.();
      }}
    >
      <div {...window} className={`m-modal__window ${className}__content`} data-size={size} data-state={state}>
        {children}
      </div>
    </div>,
    document.body,
    opening,
  );
}

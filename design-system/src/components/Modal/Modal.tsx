import './Modal.css';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type ModalLayer, useModalLayer } from './useModalLayer.ts';
import { usePresence } from './usePresence.ts';

interface ModalProps
  extends Pick<ModalLayer, 'onEscape' | 'initialFocus' | 'returnFocusTo'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'role'> {
  /** You keep it. */
  open: boolean;
  role: 'dialog' | 'alertdialog';
  /** Its window's class is this with `__content`, that of what lies over the page is this with `__positioner`. */
  className: 'm-popup' | 'm-drawer';
  /** The scrim was pressed; without one nothing comes of it. */
  onPressBeside?: (() => void) | undefined;
  /** How large; the style says what that is. */
  size?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/**
 * A window over the page, and the scrim that it stands on: what `Popup` and `Drawer` are made of. It has the keyboard from
 * the task that opens it on, and lets it go in the task that closes it; it goes when its exit has been seen.
 */
export function Modal(props: ModalProps) {
  const { open, className, size, onPressBeside, onEscape, initialFocus, returnFocusTo, children, ...rest } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { present, opening } = usePresence(open, layer);
  useModalLayer(open, layer, { onEscape, initialFocus, returnFocusTo });
  if (!present) return null;
  // What leaves is nobody's any more: no key waits for it, and nobody finds it.
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
        // The keyboard stays where it is.
        event.preventDefault();
        if (event.button === 0) onPressBeside?.();
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

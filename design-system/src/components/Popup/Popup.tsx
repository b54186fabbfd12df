import '../VisuallyHidden/VisuallyHidden.css';
import './Popup.css';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { getButton, getShortcut, initialFocus, movesFocus, ownsEnter, ownsEscape } from './keys.ts';
import { useAutomaticPopup } from './useAutomaticPopup.ts';
import { useDescription } from './useDescription.ts';

export interface PopupProps {
  /** Controlled state. */
  open: boolean;
  /** Name and heading. */
  title: string;
  /** Called on Escape or the close button. Pressing outside never closes a popup, because input would be lost. */
  onClose?: (() => void) | undefined;
  /** `false` if only the choices inside close it. */
  closable?: boolean | undefined;
  /** `sm` for a prompt, `md` for a form, `lg` for a table, `xl` for a wide one; numbers are per cent of the window. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '80' | '90' | 'full' | undefined;
  /** Content next to the title: a number, a credit bar. */
  titleAside?: ReactNode;
  /** Hides the title visually in favour of the content next to it. */
  titleHidden?: boolean | undefined;
  /**
   * Buttons; the primary one comes last. A key shown on a button presses it: Enter, unless handled inside, the one with
   * the hint `↵`, Escape the one with `Esc`, and Alt with a letter the one with `Alt N`. Only the topmost popup handles
   * keys (ruling 22).
   */
  footer?: ReactNode;
  /** Initial focus; default a field, or the button that Enter presses. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Element that receives focus after closing; without it, or for null, the previously focused one. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /**
   * Description for screen readers, read with the title; default the first text of the body. Provide one if the body
   * starts with a grid, a field or numbers.
   */
  description?: string | undefined;
  /** `alertdialog` for prompts and interruptions; otherwise `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * Opens by itself, possibly while the user is typing: it has no focus and handles no key until a deliberate key or
   * press; typed text goes on in its field (ruling 67).
   */
  automatic?: boolean | undefined;
  /** Called on the first deliberate key or press in an automatic popup, which may take focus from then on. */
  onIntent?: (() => void) | undefined;
  /** Removes the padding, for a grid that fills the popup. */
  flush?: boolean | undefined;
  /** The body, which scrolls if it is too long. */
  children: ReactNode;
}

/**
 * Space presses a button only after focus was moved there, so that typing a space does not answer a popup that just
 * opened.
 */
const useDeliberateSpace = (open: boolean) => {
  const moved = useRef(false);
  useEffect(
    function resetMoved() {
      if (open) moved.current = false;
    },
    [open],
  );
  const onKey = (event: KeyboardEvent) => {
    if (movesFocus(event)) moved.current = true;
    if (event.key === ' ' && !moved.current && event.target instanceof HTMLButtonElement) event.preventDefault();
  };
  return {
    onKeyDownCapture: onKey,
    onKeyUpCapture: onKey,
    onPointerDownCapture() {
      moved.current = true;
    },
  };
};

/** A modal window. It takes, traps and returns focus; popups stack. */
export const Popup = (props: PopupProps) => {
  const { open, title, onClose, closable = true, size = 'md', titleAside, footer, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  const titleId = useId();
  const { describedBy, bodyRef } = useDescription(props.description ? id : null);
  const space = useDeliberateSpace(open);
  const leave = closable ? onClose : undefined;
  const start = () => (props.initialFocusRef?.current ?? initialFocus(content.current, buttons.current))?.focus();
  const unanswered = useAutomaticPopup(open && props.automatic === true, content, {
    start,
    onIntent: props.onIntent,
  });
  return (
    <Modal
      ref={content}
      className="m-popup"
      data-popup=""
      data-closable={leave ? '' : undefined}
      data-unanswered={unanswered ? '' : undefined}
      open={open}
      role={props.role ?? 'dialog'}
      size={size}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      initialFocus={(window) =>
        (unanswered ? window : null) ?? props.initialFocusRef?.current ?? initialFocus(window, buttons.current)
      }
      returnFocusTo={props.returnFocusTo}
      onEscape={(event) => {
        if (ownsEscape(event.target)) return;
        const button = getButton(buttons.current, 'Escape');
        if (button) button.click();
        else leave?.();
      }}
      {...space}
      onKeyDown={(event) => {
        const shortcut = getShortcut(event);
        // Without buttons, a popup leaves keys to its content, such as forms.
        if (shortcut === null || !buttons.current || (shortcut === 'Enter' && ownsEnter(event))) return;
        if (!event.currentTarget.contains(event.target as Element)) return;
        event.preventDefault();
        getButton(buttons.current, shortcut)?.click();
      }}
    >
      <div className="m-popup__header">
        <h2 id={titleId} className={`m-popup__title${props.titleHidden ? ' m-hidden' : ''}`}>
          {title}
        </h2>
        {titleAside && (
          <div className="m-popup__aside" data-alone={props.titleHidden || undefined}>
            {titleAside}
          </div>
        )}
        {leave && (
          <IconButton data-no-autofocus="" label="Close" icon={<X size={16} aria-hidden="true" />} onClick={leave} />
        )}
      </div>
      {unanswered && <p className="m-popup__unanswered">Press Tab to use the keyboard here.</p>}
      {props.description && (
        <div id={id} hidden data-heard="">
          {props.description}
        </div>
      )}
      <div
        ref={bodyRef}
        data-no-autofocus=""
        className={`m-popup__body${props.flush ? ' m-popup__flush' : ''}`}
        data-size={size}
      >
        {children}
      </div>
      {footer && (
        <div ref={buttons} className="m-popup__footer">
          {footer}
        </div>
      )}
    </Modal>
  );
};

import '../VisuallyHidden/VisuallyHidden.css';
import './Popup.css';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { getButton, getShortcut, initialFocus, movesFocus, ownsEnter, ownsEscape } from './keys.ts';
import { useDescription } from './useDescription.ts';
import { useUnasked } from './useUnasked.ts';

export interface PopupProps {
  /** You keep it. */
  open: boolean;
  /** Its name, and its heading. */
  title: string;
  /** Escape or the cross was pressed. Pressing beside a popup never closes it: half an order would be lost. */
  onClose?: (() => void) | undefined;
  /** `false` when only the choices inside lead out. */
  closable?: boolean | undefined;
  /** `sm` for a question, `md` for a form, `lg` for a table, `xl` for one of many columns; numbers are per cent of the window. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '80' | '90' | 'full' | undefined;
  /** Beside the title: a figure, a credit bar. */
  titleAside?: ReactNode;
  /** The title is only read: what is beside it takes its place for the eye. */
  titleHidden?: boolean | undefined;
  /**
   * Buttons; the one that goes on stands last. What a key shown on one of them says is what the key does: Enter, where
   * nothing inside wants it, presses the one with the hint `↵`, Escape the one with `Esc`, and Alt with a letter the one
   * with `Alt N`. Only the topmost popup hears them (ruling 22).
   */
  footer?: ReactNode;
  /** What takes focus first; otherwise a field, or the button that Enter presses. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** What has focus after it closes; without one, or for null, whatever had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /**
   * What it is about, in a sentence for those who do not see it; read with its title when it opens. Without one, the first
   * words of the body describe it. Give one where the body begins with a grid, a field or figures.
   */
  description?: string | undefined;
  /** `alertdialog` for a question and for what interrupts; leave `dialog` otherwise. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * It opens by itself, while somebody may be typing: it begins with no focus inside and acts on no key until a key or a
   * press is meant for it; what is typed goes on in the field where it was (ruling 67).
   */
  unasked?: boolean | undefined;
  /** A key or a press was meant for a popup that no one asked for: from now on it may take the focus. */
  onMeant?: (() => void) | undefined;
  /** Content reaches the edges: for a grid that fills the popup. */
  flush?: boolean | undefined;
  /** The body, which scrolls when it is too long. */
  children: ReactNode;
}

/**
 * Space presses a button only for somebody who moved to it: a popup that comes up while somebody types is not answered
 * by the space in what they typed.
 */
const useDeliberateSpace = (open: boolean) => {
  const moved = useRef(false);
  useEffect(
    function forgetWhatWasMovedBefore() {
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

/** A window over the page. It takes focus, keeps it, and gives it back; popups stack. */
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
  const unanswered = useUnasked(open && props.unasked === true, content, {
    start,
    onMeant: props.onMeant,
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
        // Without buttons of its own a popup has nothing that a key could press: forms inside have Enter.
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

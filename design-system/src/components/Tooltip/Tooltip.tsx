import './Tooltip.css';
import { cloneElement, type FocusEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followAnchor } from './positionTooltip.ts';

/** Milliseconds that the pointer rests before a tooltip shows. */
const TOOLTIP_DELAY = 500;

interface TooltipProps {
  /**
   * A few words that explain what is under the pointer. Nothing that one cannot do without stands here alone. None shows
   * nothing.
   */
  label: string;
  /** One element that takes focus, such as a button. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** `false` when the label is the element's name already: it would be read twice. */
  describes?: boolean | undefined;
}

/**
 * Shows after half a second of rest, or at once for the keyboard; Escape, leaving or pressing hides it, moving onto it does
 * not. Over what its element has opened it shows nothing.
 * Written here and not taken from Chakra, whose state machine for each icon button costs more than the button.
 */
export const Tooltip = ({ label, children, describes = true }: TooltipProps) => {
  const [at, setAnchor] = useState<Element | null>(null);
  const anchor = label === '' ? null : at;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const wait = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  useEffect(function clearTimerAtEnd() {
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(
    function hideOnEscapeOrScroll() {
      if (!anchor) return;
      const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null);
      const onScroll = () => setAnchor(null);
      addEventListener('keydown', onKey, true);
      addEventListener('scroll', onScroll, true);
      return () => {
        removeEventListener('keydown', onKey, true);
        removeEventListener('scroll', onScroll, true);
      };
    },
    [anchor],
  );

  const show = (target: Element | null) => {
    // What it has opened would only be covered: a popover, a menu.
    if (target?.ariaExpanded !== 'true') setAnchor(target);
  };
  /** Pressed: it was understood. Until the pointer has left, resting there says nothing more. */
  const pressed = useRef(false);
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && show(event.target);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the element inside
    <span
      className="m-tooltip-anchor"
      onPointerOver={(event) => {
        const target = event.currentTarget.firstElementChild;
        if (event.pointerType !== 'touch' && !pressed.current) wait(() => show(target), TOOLTIP_DELAY);
      }}
      onPointerOut={() => wait(hide, 100)}
      onPointerLeave={() => {
        pressed.current = false;
      }}
      onPointerDown={() => {
        pressed.current = true;
        hide();
      }}
      onFocus={onFocus}
      onBlur={hide}
    >
      {describes && anchor ? cloneElement(children, { 'aria-describedby': id }) : children}
      {anchor &&
        createPortal(
          <span
            role="tooltip"
            id={id}
            className="m-tooltip"
            ref={(node) => (node ? followAnchor(node, anchor) : undefined)}
          >
            {label}
          </span>,
          document.body,
        )}
    </span>
  );
};

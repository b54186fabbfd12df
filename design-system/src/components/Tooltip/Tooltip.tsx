import './Tooltip.css';
import { cloneElement, type FocusEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followAnchor } from './positionTooltip.ts';

/** Milliseconds of hovering before a tooltip shows. */
const TOOLTIP_DELAY = 500;

interface TooltipProps {
  /** A short explanation. Essential information must not be only here. An empty one shows nothing. */
  label: string;
  /** One focusable element, such as a button. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** `false` if the label already is the element's name, to avoid reading it twice. */
  describes?: boolean | undefined;
}

/**
 * Shows after half a second of hovering, or at once on keyboard focus; Escape, leaving or pressing hides it, moving
 * onto it does not. Not shown while its element has something open. Implemented here because Chakra's state machine per
 * icon button costs more than the button.
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

  useEffect(function clearTimerOnUnmount() {
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
    // It would cover an open popover or menu.
    if (target?.ariaExpanded !== 'true') setAnchor(target);
  };
  /** After a press, hovering shows it again only once the pointer has left. */
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

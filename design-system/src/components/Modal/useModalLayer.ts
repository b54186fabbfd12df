import { ariaHidden } from '@zag-js/aria-hidden';
import { trackDismissableElement } from '@zag-js/dismissable';
import { FocusTrap } from '@zag-js/focus-trap';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { toastRegion } from '../Toaster/region.ts';

export interface ModalLayer {
  /** Escape was pressed, and no menu or popup above it wanted it. What `preventDefault` is called on stays open. */
  onEscape: (event: KeyboardEvent) => void;
  /** What has focus first; its window without one. Asked when everything that opens with it stands in the page. */
  initialFocus?: ((content: HTMLElement) => HTMLElement | null) | undefined;
  /** What has focus after it closes; without one, or for null, whatever had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
}

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

const focusedIn = (content: HTMLElement): HTMLElement | null => {
  const at = focused();
  return content.contains(at) ? at : null;
};

/** Frames after which what is to have focus stands: a tab that was chosen shows what it holds a frame later. */
const FRAMES_TO_SHOW = 3;

/** Gives focus to an element, or as soon as it can have it, if nothing else has taken it by then. */
function focusOnceShown(element: HTMLElement, frames: number): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || frames === 0) return;
  requestAnimationFrame(() => {
    if (!focused()) focusOnceShown(element, frames - 1);
  });
}

/** Layers that opened with this one, above it: they are not behind it. */
const layersAbove = (content: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.m-modal[data-state="open"]')].filter(
    (layer) => content.compareDocumentPosition(layer) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Gives a window focus and keeps it there, and the rest of the page from those who do not see. */
function holdFocus(content: HTMLElement, initial: () => HTMLElement | null) {
  let startedAt = false;
  const trap = new FocusTrap([content], {
    // Asked again when a window above it goes: focus that came back stays where it is.
    initialFocus: () => (startedAt ? focusedIn(content) : null) ?? initial() ?? content,
    fallbackFocus: content,
    allowOutsideClick: true,
    delayInitialFocus: false,
    escapeDeactivates: false,
    persistentElements: [toastRegion],
    preventScroll: true,
    returnFocusOnDeactivate: false,
  });
  trap.activate();
  startedAt = true;
  // After focus went in: browsers refuse to hide what has it.
  const show = ariaHidden([content, ...layersAbove(content)], { defer: false });
  return {
    /** Lets focus go wherever somebody takes it. */
    release() {
      show();
      trap.pause();
    },
    /** Gives focus to what is to have it, and a window below the keeping of it. */
    giveTo(next: HTMLElement | null) {
      if (next) focusOnceShown(next, FRAMES_TO_SHOW);
      trap.deactivate();
    },
  };
}

/**
 * Makes an element a layer over the page while it is open: Escape is heard by the topmost only (of Zag's layers too, which
 * menus and popovers are), focus is kept inside, and what is behind is hidden from those who do not see. Nothing of the page
 * behind is styled anew for it.
 * @param layer over the whole page; its first child is the window
 */
export function useModalLayer(open: boolean, layer: RefObject<HTMLElement | null>, options: ModalLayer): void {
  const onEscape = useEffectEvent(options.onEscape);
  const first = useEffectEvent((content: HTMLElement) => options.initialFocus?.(content) ?? null);
  const last = useEffectEvent(() => options.returnFocusTo?.() ?? null);
  useLayoutEffect(
    function standOverThePage() {
      const element = layer.current;
      const content = element?.firstElementChild;
      if (!open || !element || !(content instanceof HTMLElement)) return;
      let before: HTMLElement | null = null;
      let hold: ReturnType<typeof holdFocus> | undefined;
      let closed = false;
      // Behind what the same task still draws, such as the rows of a grid that measured its place.
      queueMicrotask(() => {
        if (closed) return;
        before = focused();
        hold = holdFocus(content, () => first(content));
      });
      const stopHearing = trackDismissableElement(element, {
        type: 'dialog',
        onEscapeKeyDown: (event) => onEscape(event),
        onInteractOutside: (event) => event.preventDefault(),
        // One that stood below and goes does not take this one with it.
        onRequestDismiss: (event) => event.preventDefault(),
        onDismiss() {},
      });
      return () => {
        closed = true;
        stopHearing?.();
        hold?.release();
        queueMicrotask(() => {
          // Whoever moved focus meanwhile knows where it belongs.
          const moved = focused() && !focusedIn(content);
          const next = moved ? null : (last() ?? before);
          hold?.giveTo(next?.isConnected ? next : null);
        });
      };
    },
    [open, layer],
  );
}

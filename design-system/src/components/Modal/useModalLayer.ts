import { ariaHidden } from '@zag-js/aria-hidden';
import { trackDismissableElement } from '@zag-js/dismissable';
import { FocusTrap } from '@zag-js/focus-trap';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { toastRegion } from '../Toaster/region.ts';

export interface ModalLayer {
  /** Called on Escape, unless a menu or popup above handled it. `preventDefault` keeps it open. */
  onEscape: (event: KeyboardEvent) => void;
  /** Element to focus first; default the window. Called when all content that opens with it is in the page. */
  initialFocus?: ((content: HTMLElement) => HTMLElement | null) | undefined;
  /** Element that receives focus after closing; without it, or for null, the previously focused one. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
}

const getFocused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

const focusedIn = (content: HTMLElement): HTMLElement | null => {
  const at = getFocused();
  return content.contains(at) ? at : null;
};

/** Frames until an element to focus is visible: a tab shows its content one frame after selection. */
const FRAMES_TO_SHOW = 3;

/** Focuses an element as soon as possible, unless something else takes focus before. */
function focusOnceShown(element: HTMLElement, frames: number): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || frames === 0) return;
  requestAnimationFrame(() => {
    if (!getFocused()) focusOnceShown(element, frames - 1);
  });
}

/** Returns layers above that opened with this one. */
const layersAbove = (content: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.m-modal[data-state="open"]')].filter(
    (layer) => content.compareDocumentPosition(layer) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Traps focus in a window and hides the rest of the page from screen readers. */
function trapFocus(content: HTMLElement, initial: () => HTMLElement | null) {
  let startedAt = false;
  const trap = new FocusTrap([content], {
    // Called again when a window above closes: keeps focus inside.
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
  // After focusing, because browsers refuse to hide the focused element.
  const show = ariaHidden([content, ...layersAbove(content)], { defer: false });
  return {
    /** Ends the focus trap. */
    release() {
      show();
      trap.pause();
    },
    /** Focuses the next element, and resumes the focus trap of a window below. */
    giveTo(next: HTMLElement | null) {
      if (next) focusOnceShown(next, FRAMES_TO_SHOW);
      trap.deactivate();
    },
  };
}

/**
 * Makes an element a modal layer while open: only the topmost handles Escape (including Zag's layers, used by menus and
 * popovers), focus is trapped, and the page behind is hidden from screen readers. Styles of the page behind are not
 * recalculated.
 * @param layer over the full page; its first child is the window
 */
export function useModalLayer(open: boolean, layer: RefObject<HTMLElement | null>, options: ModalLayer): void {
  const onEscape = useEffectEvent(options.onEscape);
  const first = useEffectEvent((content: HTMLElement) => options.initialFocus?.(content) ?? null);
  const last = useEffectEvent(() => options.returnFocusTo?.() ?? null);
  useLayoutEffect(
    function openLayer() {
      const element = layer.current;
      const content = element?.firstElementChild;
      if (!open || !element || !(content instanceof HTMLElement)) return;
      let before: HTMLElement | null = null;
      let hold: ReturnType<typeof trapFocus> | undefined;
      let closed = false;
      // After everything that the same task renders, such as rows of a measured grid.
      queueMicrotask(() => {
        if (closed) return;
        before = getFocused();
        hold = trapFocus(content, () => first(content));
      });
      const stopListening = trackDismissableElement(element, {
        type: 'dialog',
        onEscapeKeyDown: (event) => onEscape(event),
        onInteractOutside: (event) => event.preventDefault(),
        // A layer below that closes must not close this one.
        onRequestDismiss: (event) => event.preventDefault(),
        onDismiss() {},
      });
      return () => {
        closed = true;
        stopListening?.();
        hold?.release();
        queueMicrotask(() => {
          // Focus moved meanwhile is left where it is.
          const moved = getFocused() && !focusedIn(content);
          const next = moved ? null : (last() ?? before);
          hold?.giveTo(next?.isConnected ? next : null);
        });
      };
    },
    [open, layer],
  );
}

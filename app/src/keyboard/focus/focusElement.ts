import type { RefObject } from 'react';

/** Focuses a component and returns the focused element, for a popup's `returnFocusTo`. */
export function focusElement(part: RefObject<{ focus(): void } | null>): HTMLElement | null {
  part.current?.focus();
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

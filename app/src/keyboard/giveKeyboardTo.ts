import type { RefObject } from 'react';

/**
 * Gives a part the keyboard, and answers what has it then: what a popup's `returnFocusTo` asks for where a grid or a
 * panel knows best which of its elements that is.
 */
export function focusElement(part: RefObject<{ focus(): void } | null>): HTMLElement | null {
  part.current?.focus();
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

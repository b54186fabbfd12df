import type { KeyboardEvent } from 'react';

const OWN_ENTER = 'button, a[href], textarea, select, summary, [role="menuitem"], [role="grid"], [role="treegrid"]';

/**
 * Whether Enter belongs to what it was pressed on. React also brings events of popups further up, which are children
 * in the tree and elsewhere on the page; those are never this popup's.
 */
export const ownsEnter = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.nativeEvent.isComposing ||
  !(event.target instanceof Element) ||
  !event.currentTarget.contains(event.target) ||
  event.target.closest(OWN_ENTER) !== null;

/** Whether Escape means something to what has focus: a filled search box clears itself first. */
export const ownsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-owns-escape]') !== null;

/** What has focus already, if it is inside: a field that took it by itself keeps it. */
export const focusWithin = (container: HTMLElement | null): HTMLElement | null =>
  container?.contains(document.activeElement) && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;

import type { KeyboardEvent } from 'react';

const OWN_ENTER = 'button, a[href], textarea, select, summary, [role="menuitem"], [role="grid"], [role="treegrid"]';

/**
 * Returns whether Enter belongs to its target. Events of other popups, which React bubbles through the component tree,
 * are never this popup's.
 */
export const ownsEnter = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.nativeEvent.isComposing ||
  !(event.target instanceof Element) ||
  !event.currentTarget.contains(event.target) ||
  event.target.closest(OWN_ENTER) !== null;

/** Returns whether the focused element handles Escape: a filled search box is cleared first. */
export const ownsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-owns-escape]') !== null;

/** Returns the focused element if it is inside, such as an autofocused field. */
const focusWithin = (container: HTMLElement | null): HTMLElement | null => {
  const { activeElement } = document;
  const isInside = activeElement !== container && container?.contains(activeElement);
  return isInside && activeElement instanceof HTMLElement ? activeElement : null;
};

/**
 * Returns an event's key in button notation: `Enter`, or `Alt+N`; null for typing. Letters are identified by key code,
 * because Alt changes the character in some layouts.
 */
export const getShortcut = ({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null => {
  // With a modifier it is another shortcut: Ctrl+Enter does not answer.
  if (key === 'Enter') return altKey || ctrlKey || metaKey ? null : key;
  const keyLetter = /^Key([A-Z])$/.exec(code)?.[1];
  return altKey && !ctrlKey && !metaKey && keyLetter ? `Alt+${keyLetter}` : null;
};

const FIELD = 'input, textarea, select, [role="combobox"], :is([role="grid"], [role="treegrid"]) [tabindex="0"]';
const TABBABLE = `${FIELD}, button, a[href], [tabindex="0"]`;

const isOff = (element: Element): boolean =>
  element.matches(
    ':disabled, [aria-disabled="true"]:not([data-unavailable]), [tabindex="-1"], [type="hidden"], [data-no-autofocus]',
  );

const firstOf = (container: ParentNode | null, selector: string): HTMLElement | null =>
  [...(container?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    (element) => !isOff(element) && element.dataset.tone !== 'danger',
  ) ?? null;

/** Returns the enabled button of a footer that shows a key; null if there is none. */
export const getButton = (footer: HTMLElement | null, key: string): HTMLElement | null =>
  firstOf(footer, `button[aria-keyshortcuts~="${key}"]`);

/**
 * Returns the default initial focus of a popup: a field, the button with Enter, the one with Escape, or another
 * harmless element. Never a destructive one.
 */
export const initialFocus = (content: HTMLElement | null, footer: HTMLElement | null): HTMLElement | null =>
  focusWithin(content) ??
  firstOf(content, FIELD) ??
  getButton(footer, 'Enter') ??
  getButton(footer, 'Escape') ??
  firstOf(content, TABBABLE);

/** Returns whether a key moves focus deliberately. */
export const movesFocus = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === 'Tab' || key.startsWith('Arrow');

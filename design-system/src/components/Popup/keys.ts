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
const focusWithin = (container: HTMLElement | null): HTMLElement | null => {
  const { activeElement } = document;
  const isInside = activeElement !== container && container?.contains(activeElement);
  return isInside && activeElement instanceof HTMLElement ? activeElement : null;
};

/**
 * The key of an event as buttons name it: `Enter`, or `Alt+N`; null for what is typed. A letter is known by where it is on
 * the keyboard: with Alt some layouts make another sign of it.
 */
export const getShortcut = ({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null => {
  // With anything held it is another's: Ctrl+Enter is no answer.
  if (key === 'Enter') return altKey || ctrlKey || metaKey ? null : key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return altKey && !ctrlKey && !metaKey && letter ? `Alt+${letter}` : null;
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

/** The button of a footer that shows a key and can be pressed now; null where there is none. */
export const getButton = (footer: HTMLElement | null, key: string): HTMLElement | null =>
  firstOf(footer, `button[aria-keyshortcuts~="${key}"]`);

/**
 * What has the keyboard first in a popup whose caller does not say: a field, the button that shows Enter, the one that
 * shows Escape, or anything else that does no harm. Never what cannot be taken back.
 */
export const initialFocus = (content: HTMLElement | null, footer: HTMLElement | null): HTMLElement | null =>
  focusWithin(content) ??
  firstOf(content, FIELD) ??
  getButton(footer, 'Enter') ??
  getButton(footer, 'Escape') ??
  firstOf(content, TABBABLE);

/** Keys that somebody moves the focus with: whoever pressed one knows what has it. */
export const movesFocus = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === 'Tab' || key.startsWith('Arrow');

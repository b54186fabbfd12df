const ACCEPTS_TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Returns true if typing on an element enters text or searches in it. */
export const acceptsText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ACCEPTS_TEXT) !== null;

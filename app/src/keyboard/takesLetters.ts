const ACCEPTS_TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether what is typed on an element is written into it, or looked for in it. */
export const acceptsText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ACCEPTS_TEXT) !== null;

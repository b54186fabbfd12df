import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What takes letters itself. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';

const isLetter = ({ key }: KeyboardEvent) => /^\p{L}$/u.test(key);
/** AltGr is Ctrl and Alt to some browsers, and makes letters. */
const isHeld = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/**
 * A letter that is typed where none is taken, on a list, the prices or a button of the page, goes to the search in place
 * of what it holds (ruling 53). Not while a popup stands over the page.
 * @param search brings the search of the list into sight, and answers it; null where none can have the keyboard
 */
export function useLettersToSearch(page: RefObject<HTMLElement | null>, search: () => HTMLInputElement | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isLetter(event) || isHeld(event)) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest(TAKES_LETTERS)) return;
    if (target !== document.body && !page.current?.contains(target)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const box = search();
    box?.focus();
    // The browser writes the letter into what has the keyboard now.
    box?.select();
  });
  useEffect(function listenForLetters() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isPopupOpen } from './popupIsOpen.ts';
import { acceptsText } from './takesLetters.ts';
import { typeInto } from './typeInto.ts';

const isCharacterKey = ({ key }: KeyboardEvent) => /^\p{L}$/u.test(key);
/** AltGr is Ctrl and Alt to some browsers, and makes letters. */
const isHeld = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/** Frames that a box may take to come into sight with its tab. */
const PATIENCE = 30;

/**
 * A letter that is typed where none is taken, on a list, the prices or a button of the page, goes to the search in place
 * of what it holds (ruling 53). Not while a popup stands over the page.
 * @param search brings the search of the list into sight, and answers it; null where none can have the keyboard
 */
export function useTypeToSearch(page: RefObject<HTMLElement | null>, search: () => HTMLInputElement | null): void {
  /** Letters for a box that comes into sight with its tab, a frame or two later. */
  const waiting = useRef('');
  /** Gives the box the keyboard, and what waited for it. @returns false while it is out of sight */
  const give = (box: HTMLInputElement | null): boolean => {
    box?.focus();
    if (!box || document.activeElement !== box) return false;
    if (waiting.current === '') box.select();
    else typeInto(box, waiting.current);
    waiting.current = '';
    return true;
  };
  const focusLater = (frames: number) =>
    requestAnimationFrame(() => {
      if (waiting.current === '' || give(search())) return;
      if (frames > 0) focusLater(frames - 1);
      else waiting.current = '';
    });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !isCharacterKey(event) || isHeld(event)) return;
    const { target } = event;
    if (!(target instanceof Element) || acceptsText(target)) return;
    if (target !== document.body && !page.current?.contains(target)) return;
    if (isPopupOpen()) return;
    const box = search();
    // The browser writes the letter into what has the keyboard now.
    if (!box || give(box)) return;
    event.preventDefault();
    if (waiting.current === '') focusLater(PATIENCE);
    waiting.current += event.key;
  });
  useEffect(function listenForCharacters() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

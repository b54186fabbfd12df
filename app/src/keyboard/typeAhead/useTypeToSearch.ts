import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isPopupOpen } from '#keyboard/isPopupOpen.ts';
import { acceptsText } from './acceptsText.ts';
import { typeInto } from './typeInto.ts';

const isCharacterKey = ({ key }: KeyboardEvent) => /^\p{L}$/u.test(key);
/** Some browsers report AltGr, which types characters, as Ctrl and Alt. */
const isHeld = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/** Maximum number of frames until a box is visible with its tab. */
const MAX_FRAMES = 30;

/**
 * Moves letters typed on a list, price or button to the search, replacing its text (ruling 53). Not while a popup is
 * open.
 * @param search shows the current search and returns it; null if none can be focused
 */
export function useTypeToSearch(page: RefObject<HTMLElement | null>, search: () => HTMLInputElement | null): void {
  /** Characters for a box whose tab appears a frame or two later. */
  const waiting = useRef('');
  /** Focuses the box and enters waiting characters. @returns false while it is hidden */
  const enterWaiting = (box: HTMLInputElement | null): boolean => {
    box?.focus();
    if (!box || document.activeElement !== box) return false;
    if (waiting.current === '') box.select();
    else typeInto(box, waiting.current);
    waiting.current = '';
    return true;
  };
  const focusLater = (frames: number) =>
    requestAnimationFrame(() => {
      if (waiting.current === '' || enterWaiting(search())) return;
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
    // The browser types the character into the focused box.
    if (!box || enterWaiting(box)) return;
    event.preventDefault();
    if (waiting.current === '') focusLater(MAX_FRAMES);
    waiting.current += event.key;
  });
  useLayoutEffect(function listenForCharacters() {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Milliseconds without a key, since opening or the last key, after which the user is assumed to have seen it. */
const PAUSE = 1000;

const IGNORED: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead'];
const MOVES = /^(?:Tab|Arrow|Home|End|Page)/;
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color'];

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !NO_TEXT.includes(element.type) && element.role !== 'spinbutton');

/** Inserts one key into an unfocused field. */
function typeOn(field: TextField, key: string): void {
  const length = field.value.length;
  const [start, end] = [field.selectionStart ?? length, field.selectionEnd ?? length];
  if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(start - 1, 0) : start, end, 'end');
  else field.setRangeText(key, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isTopmost = (content: HTMLElement): boolean =>
  [...document.querySelectorAll('.m-modal[data-state="open"]')].at(-1)?.contains(content) === true;

interface AutomaticPopupHandlers {
  start(): void;
  onIntent?: (() => void) | undefined;
}

/**
 * Keeps a popup that opened by itself from handling keys until a deliberate key or press: a focus key, Escape, or Alt
 * with a letter after a pause; Enter never counts. Typing goes on in its field.
 * @param waits whether the popup is open, and opened by itself
 * @param on `start` moves focus to the popup's start; `onIntent` is called on the first deliberate key or press
 * @returns whether there was no deliberate input yet
 */
export function useAutomaticPopup(
  waits: boolean,
  content: RefObject<HTMLElement | null>,
  on: AutomaticPopupHandlers,
): boolean {
  const [intended, setIntended] = useState(false);
  const [waited, setWaited] = useState(waits);
  if (waited !== waits) {
    setWaited(waits);
    setIntended(false);
  }
  const unanswered = waits && !intended;
  const answer = useEffectEvent(() => {
    setIntended(true);
    on.onIntent?.();
  });
  const goIn = useEffectEvent(on.start);
  useLayoutEffect(
    function blockAccidentalKeys() {
      if (!unanswered) return;
      const listening = new AbortController();
      const listenerOptions = { capture: true, signal: listening.signal };
      const before = document.activeElement;
      let last = performance.now();
      const onKeyDown = (event: KeyboardEvent) => {
        const { key, altKey, ctrlKey, metaKey } = event;
        if (IGNORED.includes(key) || !content.current || !isTopmost(content.current)) return;
        const paused = event.timeStamp - last >= PAUSE;
        last = event.timeStamp;
        // Shortcuts of page and browser pass through.
        if (metaKey || (ctrlKey && !altKey) || /^F\d/.test(key)) return;
        const isShortcut = key === 'Escape' || (altKey && !ctrlKey);
        if (paused && isShortcut) return answer();
        event.preventDefault();
        event.stopImmediatePropagation();
        if (paused && MOVES.test(key)) {
          answer();
          goIn();
        } else if (!isShortcut && (key === 'Backspace' || [...key].length === 1)) {
          if (isTextField(before) && before.isConnected) typeOn(before, key);
        }
      };
      const onPress = ({ target }: Event) => {
        if (target instanceof Node && content.current?.contains(target)) answer();
      };
      addEventListener('keydown', onKeyDown, listenerOptions);
      addEventListener('pointerdown', onPress, listenerOptions);
      addEventListener('click', onPress, listenerOptions);
      return () => listening.abort();
    },
    [unanswered, content],
  );
  return unanswered;
}

import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Milliseconds without a key, since it opened or since the last one, after which somebody has seen it. */
const PAUSE = 1000;

const HELD: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead'];
const MOVES = /^(?:Tab|Arrow|Home|End|Page)/;
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color'];

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !NO_TEXT.includes(element.type) && element.role !== 'spinbutton');

/** Types one key into a field that has no focus, as if it had. */
function typeOn(field: TextField, key: string): void {
  const length = field.value.length;
  const [start, end] = [field.selectionStart ?? length, field.selectionEnd ?? length];
  if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(start - 1, 0) : start, end, 'end');
  else field.setRangeText(key, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isTopmost = (content: HTMLElement): boolean =>
  [...document.querySelectorAll('.m-modal[data-state="open"]')].at(-1)?.contains(content) === true;

interface UnaskedHandlers {
  start(): void;
  onMeant?: (() => void) | undefined;
}

/**
 * What keys do to a popup that no one asked for: nothing, until one of them, or a press, is meant for it. A key that moves
 * the focus, Escape, or Alt with a letter is, behind a pause; Enter never is. What is typed goes on in the field where it was.
 * @param waits the popup is open, and opened by itself
 * @param on `start` gives the focus to where the popup begins; `onMeant` hears of the first key or press
 * @returns whether nothing was meant for it yet
 */
export function useUnasked(waits: boolean, content: RefObject<HTMLElement | null>, on: UnaskedHandlers): boolean {
  const [meant, setMeant] = useState(false);
  const [waited, setWaited] = useState(waits);
  if (waited !== waits) {
    setWaited(waits);
    setMeant(false);
  }
  const unanswered = waits && !meant;
  const answer = useEffectEvent(() => {
    setMeant(true);
    on.onMeant?.();
  });
  const goIn = useEffectEvent(on.start);
  useLayoutEffect(
    function takeNoKeyThatIsNotMeant() {
      if (!unanswered) return;
      const listening = new AbortController();
      const heard = { capture: true, signal: listening.signal };
      const before = document.activeElement;
      let last = performance.now();
      const onKeyDown = (event: KeyboardEvent) => {
        const { key, altKey, ctrlKey, metaKey } = event;
        if (HELD.includes(key) || !content.current || !isTopmost(content.current)) return;
        const paused = event.timeStamp - last >= PAUSE;
        last = event.timeStamp;
        // Shortcuts of the page and of the browser are theirs.
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
      addEventListener('keydown', onKeyDown, heard);
      addEventListener('pointerdown', onPress, heard);
      addEventListener('click', onPress, heard);
      return () => listening.abort();
    },
    [unanswered, content],
  );
  return unanswered;
}

import { useEffect, useEffectEvent } from 'react';
import { getFirstListeners } from '#keyboard/getFirstListeners.ts';
import { isLaterDigit, isPasswordPromptOpen, recordDigit } from '#keyboard/password/passwordPrompt.ts';
import { typeInto } from './typeInto.ts';

/** Maximum number of digits; more are no quantity, as its box shows. */
const MAX_DIGITS = 10;

const isTextBox = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

const inPopup = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Appends typing to a box's value, although focus selects it. */
function appendTyping(box: HTMLInputElement): void {
  const first = new AbortController();
  const moveToEnd = () => {
    first.abort();
    box.setSelectionRange(box.value.length, box.value.length);
  };
  box.addEventListener('keydown', moveToEnd, { signal: first.signal });
  for (const end of ['pointerdown', 'blur']) box.addEventListener(end, () => first.abort(), { signal: first.signal });
}

/**
 * Stores digits typed before the quantity box opens and enters them once it has focus. Enter after digits does not answer an
 * earlier prompt.
 * @param isBuffering true from selecting a price until its quantity is ordered or cancelled
 * @param initialDigits digits typed with the selection
 * @param onEscape called on Escape while no popup handles it
 */
export function useDigitTypeAhead(isBuffering: boolean, initialDigits: string, onEscape: () => void): void {
  const first = useEffectEvent(() => initialDigits.slice(0, MAX_DIGITS));
  const cancel = useEffectEvent(onEscape);
  useEffect(
    function bufferDigits() {
      if (!isBuffering) return;
      const listening = new AbortController();
      const { signal } = listening;
      let digits = first();
      if (digits !== '') recordDigit(performance.now());
      const onKeyDown = (event: KeyboardEvent) => {
        const { key, target } = event;
        if (event.ctrlKey || event.altKey || event.metaKey || isTextBox(target)) return;
        // Continues a quantity; other digits may be the password.
        if (isPasswordPromptOpen() && !isLaterDigit(event)) return;
        if (/^\d$/.test(key)) {
          digits = `${digits}${key}`.slice(0, MAX_DIGITS);
          recordDigit(event.timeStamp);
        } else if (key === 'Backspace' && digits !== '') digits = digits.slice(0, -1);
        else if (key === 'Escape' && !inPopup(target)) cancel();
        else if (key !== 'Enter' || digits === '' || inPopup(target)) return;
        event.preventDefault();
        event.stopPropagation();
      };
      const onFocusIn = ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton') return;
        listening.abort();
        if (digits === '') return;
        typeInto(target, digits);
        appendTyping(target);
      };
      getFirstListeners();
      addEventListener('keydown', onKeyDown, { capture: true, signal });
      addEventListener('focusin', onFocusIn, { signal });
      return () => listening.abort();
    },
    [isBuffering],
  );
}

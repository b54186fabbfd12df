import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { firstListeners } from '#keyboard/firstListeners.ts';
import { onScanReverted } from '#keyboard/scanner/scanTakenBack.ts';
import { typeInto } from '#keyboard/typeInto.ts';
import { isLaterDigit, notePasswordPrompt } from './passwordAsked.ts';

/** A quantity that still has the focus is behind the question. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button'].includes(target.type) &&
    target.role !== 'spinbutton');

/** A space presses a button for whoever moved there: no password begins with it. */
const isTyped = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && !isComposing && (!(ctrlKey || altKey) || (ctrlKey && altKey)) && !metaKey;

/** Notes for those who keep what is typed ahead that a question stands which a password answers. */
export function useNotePasswordPrompt(stands: boolean): void {
  useLayoutEffect(() => (stands ? notePasswordPrompt() : undefined), [stands]);
}

/**
 * What is typed on a question that a password answers is that password: it opens the field, masked, and stands in no other
 * place, from its first letter on.
 * @param stands the question stands
 * @param asking what has the field is open
 * @param ask opens what has the field, or closes it: what was typed was a scanner's
 */
export function usePasswordTypeAhead(stands: boolean, asking: boolean, ask: (asks: boolean) => void): void {
  const askFor = useEffectEvent(ask);
  const isOpen = useEffectEvent(() => asking);
  useNotePasswordPrompt(stands);
  useEffect(
    function typeThePassword() {
      if (!stands) return;
      let typed = '';
      let started = Number.NEGATIVE_INFINITY;
      const onKeyDown = (event: KeyboardEvent) => {
        const { key, target } = event;
        if (event.defaultPrevented || isText(target)) return;
        if (key === 'Backspace') typed = typed.slice(0, -1);
        if (!isTyped(event) || isLaterDigit(event)) return;
        // It is open already, and something else in it has the focus.
        if (typed === '' && isOpen()) return;
        event.preventDefault();
        event.stopPropagation();
        if (typed === '') started = event.timeStamp;
        typed += key;
        askFor(true);
      };
      const onFocusIn = ({ target }: FocusEvent) => {
        if (typed === '' || !(target instanceof HTMLInputElement) || target.type !== 'password') return;
        const first = typed;
        typed = '';
        // Whoever draws the field hears nothing of it before it is drawn.
        queueMicrotask(() => typeInto(target, first));
      };
      const listening = new AbortController();
      firstListeners();
      addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal });
      addEventListener('focusin', onFocusIn, { signal: listening.signal });
      const stop = onScanReverted((since) => {
        if (started < since) return;
        typed = '';
        started = Number.NEGATIVE_INFINITY;
        askFor(false);
      });
      return () => {
        listening.abort();
        stop();
      };
    },
    [stands],
  );
}

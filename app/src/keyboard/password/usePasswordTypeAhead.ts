import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { getFirstListeners } from '#keyboard/getFirstListeners.ts';
import { onScanReverted } from '#keyboard/scanner/scanReverted.ts';
import { typeInto } from '#keyboard/typeAhead/typeInto.ts';
import { isLaterDigit, registerPasswordPrompt } from './passwordPrompt.ts';

/** A quantity that still has focus is behind the prompt. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button'].includes(target.type) &&
    target.role !== 'spinbutton');

/** Space presses a focused button; no password starts with it. */
const isTyped = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && !isComposing && (!(ctrlKey || altKey) || (ctrlKey && altKey)) && !metaKey;

/** Tells type-ahead that a password prompt is open. */
export function useRegisterPasswordPrompt(isPromptOpen: boolean): void {
  useLayoutEffect(() => (isPromptOpen ? registerPasswordPrompt() : undefined), [isPromptOpen]);
}

/**
 * Directs typing during a password prompt into its masked field, opening it, from the first character on.
 * @param isPromptOpen true while the prompt is open
 * @param isFieldOpen true while the field is open
 * @param ask opens the field, or closes it after a scan
 */
export function usePasswordTypeAhead(
  isPromptOpen: boolean,
  isFieldOpen: boolean,
  ask: (prompts: boolean) => void,
): void {
  const setFieldOpen = useEffectEvent(ask);
  const isOpen = useEffectEvent(() => isFieldOpen);
  useRegisterPasswordPrompt(isPromptOpen);
  useEffect(
    function bufferPassword() {
      if (!isPromptOpen) return;
      let typed = '';
      let started = Number.NEGATIVE_INFINITY;
      const onKeyDown = (event: KeyboardEvent) => {
        const { key, target } = event;
        if (event.defaultPrevented || isText(target)) return;
        if (key === 'Backspace') typed = typed.slice(0, -1);
        if (!isTyped(event) || isLaterDigit(event)) return;
        // The field is open, and another element in it has focus.
        if (typed === '' && isOpen()) return;
        event.preventDefault();
        event.stopPropagation();
        if (typed === '') started = event.timeStamp;
        typed += key;
        setFieldOpen(true);
      };
      const onFocusIn = ({ target }: FocusEvent) => {
        if (typed === '' || !(target instanceof HTMLInputElement) || target.type !== 'password') return;
        const first = typed;
        typed = '';
        // Input before the field's render would be lost.
        queueMicrotask(() => typeInto(target, first));
      };
      const listening = new AbortController();
      getFirstListeners();
      addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal });
      addEventListener('focusin', onFocusIn, { signal: listening.signal });
      const stop = onScanReverted((since) => {
        if (started < since) return;
        typed = '';
        started = Number.NEGATIVE_INFINITY;
        setFieldOpen(false);
      });
      return () => {
        listening.abort();
        stop();
      };
    },
    [isPromptOpen],
  );
}

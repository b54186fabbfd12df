import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getFirstListeners } from '#keyboard/getFirstListeners.ts';
import { isPopupLoading, isPopupOpen, isPopupPending } from '#keyboard/isPopupOpen.ts';
import { isPasswordPromptOpen } from '#keyboard/password/passwordPrompt.ts';
import { appendKey, NOTHING_TYPED, type TypedAhead } from './typeAhead.ts';

/** What the page waits for: a call, or the answer to a prompt that may have just opened. */
export type Waiting = 'call' | 'question' | null;

const isTextBox = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'password', 'search', 'email'].includes(target.type));

const isQuantity = (target: EventTarget | null) => target instanceof HTMLElement && target.role === 'spinbutton';

/** True if a key is meant for the focused element, not the search. */
function isDeliberate(event: KeyboardEvent, waiting: Waiting, moved: boolean): boolean {
  if (waiting !== 'question') return false;
  if (isTextBox(event.target) && !isQuantity(event.target)) return true;
  return moved && (event.key === 'Enter' || event.key === ' ');
}

/** What a popup waits for: the answer of its pressed button, unless the user is typing in it. */
const popupWaits = ({ target }: Event): Waiting => {
  const isText = target instanceof Element && isTextBox(target) && !isQuantity(target);
  return isPopupPending() && !(isText && !target.closest('[data-saving]')) ? 'call' : null;
};

/**
 * Stores text typed while the page or a popup waits and enters it into the search once that can have focus, so that it
 * is neither lost nor answers a prompt.
 * @param onTyped called with the text once waiting ends and focus has returned
 * @returns text so far
 */
export function useTypeAhead(waiting: Waiting, onTyped: (typed: TypedAhead) => void): TypedAhead {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const latest = useRef(NOTHING_TYPED);
  const moved = useRef(false);
  /** True from the start of waiting until focus has returned. */
  const isBuffering = useRef(false);

  useLayoutEffect(
    function startBuffering() {
      moved.current = false;
      isBuffering.current ||= waiting !== null;
    },
    [waiting],
  );
  const keep = (next: TypedAhead) => {
    latest.current = next;
    setTyped(next);
  };
  const flush = useEffectEvent(() => {
    if (!isBuffering.current || waiting || isPopupPending() || isPopupLoading()) return;
    const all = latest.current;
    // With a popup open, the search takes nothing: another may follow.
    if (all.text !== '' && isPopupOpen()) return;
    keep(NOTHING_TYPED);
    isBuffering.current = false;
    if (all.text !== '') onTyped(all);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A popup that loads after waiting extends it.
    const now = waiting ?? popupWaits(event) ?? (isBuffering.current && isPopupLoading() ? 'call' : null);
    isBuffering.current ||= now !== null;
    if (!isBuffering.current) return;
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) moved.current = true;
    if (isDeliberate(event, now, moved.current)) return;
    if (!now && isPopupOpen() && latest.current.text !== '') {
      // An opened popup handles its keys; characters continue in the stored text.
      if (event.target instanceof HTMLInputElement || event.key === 'Enter') return;
    } else if (!now && document.activeElement !== document.body) {
      // Focus never moved: a quantity whose prompt was cancelled.
      return flush();
    }
    // May be a password, so it is not shown.
    if (isPasswordPromptOpen() && event.key !== 'Enter') return;
    // Space selects a row of a waiting popup.
    if (!waiting && event.key === ' ' && latest.current.text === '') return;
    const next = appendKey(latest.current, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    keep(next);
  });
  useLayoutEffect(function bufferTyping() {
    const onMoved = () => {
      moved.current = true;
    };
    const listening = new AbortController();
    const listenerOptions = { capture: true, signal: listening.signal };
    getFirstListeners();
    addEventListener('keydown', onKeyDown, listenerOptions);
    addEventListener('pointerdown', onMoved, listenerOptions);
    addEventListener('focusin', flush, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return typed;
}

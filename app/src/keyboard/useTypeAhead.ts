import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { firstListeners } from './firstListeners.ts';
import { isPasswordPromptOpen } from './password/passwordAsked.ts';
import { isPopupLoading, isPopupOpen, isPopupPending } from './popupIsOpen.ts';
import { NOTHING_TYPED, type TypedAhead, typedOn } from './typeAhead.ts';

/** What the page waits for: a call, or an answer to a question that somebody may not have seen come. */
export type Waiting = 'call' | 'question' | null;

const isTextBox = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'password', 'search', 'email'].includes(target.type));

const isQuantity = (target: EventTarget | null) => target instanceof HTMLElement && target.role === 'spinbutton';

/** Whether a key belongs to what has the keyboard rather than to the search. */
function isDeliberate(event: KeyboardEvent, waiting: Waiting, moved: boolean): boolean {
  if (waiting !== 'question') return false;
  if (isTextBox(event.target) && !isQuantity(event.target)) return true;
  return moved && (event.key === 'Enter' || event.key === ' ');
}

/** What a popup waits for: its pressed button for an answer, unless somebody goes on writing in it. */
const popupWaits = ({ target }: Event): Waiting => {
  const isText = target instanceof Element && isTextBox(target) && !isQuantity(target);
  return isPopupPending() && !(isText && !target.closest('[data-saving]')) ? 'call' : null;
};

/**
 * Keeps what is typed while the page or a popup over it waits, and gives it to the search once that has the keyboard:
 * letters meant for the next product neither vanish nor answer a question that came up meanwhile.
 * @param onTyped called with what was typed, as soon as the page waits no more and the keyboard is somewhere again
 * @returns what was typed so far
 */
export function useTypeAhead(waiting: Waiting, onTyped: (typed: TypedAhead) => void): TypedAhead {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const latest = useRef(NOTHING_TYPED);
  const moved = useRef(false);
  /** True from the first wait until the keyboard has come back: in between nothing has it. */
  const keeping = useRef(false);

  useLayoutEffect(
    function startBuffering() {
      moved.current = false;
      keeping.current ||= waiting !== null;
    },
    [waiting],
  );
  const keep = (next: TypedAhead) => {
    latest.current = next;
    setTyped(next);
  };
  const flush = useEffectEvent(() => {
    if (!keeping.current || waiting || isPopupPending() || isPopupLoading()) return;
    const all = latest.current;
    // Behind a popup the search takes nothing: what it leads to may be another one.
    if (all.text !== '' && isPopupOpen()) return;
    keep(NOTHING_TYPED);
    keeping.current = false;
    if (all.text !== '') onTyped(all);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A popup that is fetched behind a wait is part of that wait; by itself it keeps nothing.
    const now = waiting ?? popupWaits(event) ?? (keeping.current && isPopupLoading() ? 'call' : null);
    keeping.current ||= now !== null;
    if (!keeping.current) return;
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) moved.current = true;
    if (isDeliberate(event, now, moved.current)) return;
    if (!now && isPopupOpen() && latest.current.text !== '') {
      // A popup came behind a wait: its keys are its own, and letters go on where they were begun.
      if (event.target instanceof HTMLInputElement || event.key === 'Enter') return;
    } else if (!now && document.activeElement !== document.body) {
      // The keyboard is somewhere, though it never moved: in a quantity whose question was cancelled.
      return flush();
    }
    // What is typed on a question that a password answers may be that: it is shown nowhere.
    if (isPasswordPromptOpen() && event.key !== 'Enter') return;
    // A space ticks a row of a popup that waits.
    if (!waiting && event.key === ' ' && latest.current.text === '') return;
    const next = typedOn(latest.current, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    keep(next);
  });
  useEffect(function bufferTyping() {
    const onMoved = () => {
      moved.current = true;
    };
    const listening = new AbortController();
    const heard = { capture: true, signal: listening.signal };
    firstListeners();
    addEventListener('keydown', onKeyDown, heard);
    addEventListener('pointerdown', onMoved, heard);
    addEventListener('focusin', flush, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return typed;
}

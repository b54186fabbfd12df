import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { passwordIsAsked } from './password/passwordAsked.ts';
import { NOTHING_TYPED, type TypedAhead, typedOn } from './typeAhead.ts';

/** What the page waits for: a call, or an answer to a question that somebody may not have seen come. */
export type Waiting = 'call' | 'question' | null;

const isTextBox = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'password', 'search', 'email'].includes(target.type));

/** Whether a key belongs to what has the keyboard rather than to the search. */
function isDeliberate(event: KeyboardEvent, waiting: Waiting, moved: boolean): boolean {
  if (waiting !== 'question') return false;
  if (isTextBox(event.target) && event.target instanceof HTMLElement && event.target.role !== 'spinbutton') return true;
  return moved && (event.key === 'Enter' || event.key === ' ');
}

/**
 * Keeps what is typed while the page waits, and gives it to the search once that has the keyboard: letters meant for the
 * next product neither vanish nor answer a question that came up meanwhile.
 * @param onTyped called with what was typed, as soon as the page waits no more and the keyboard is somewhere again
 * @returns what was typed so far
 */
export function useTypeAhead(waiting: Waiting, onTyped: (typed: TypedAhead) => void): TypedAhead {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const latest = useRef(NOTHING_TYPED);
  const moved = useRef(false);
  /** True from the first wait until the keyboard has come back: in between nothing has it. */
  const [keeping, setKeeping] = useState(false);
  if (waiting && !keeping) setKeeping(true);

  useEffect(
    function forgetWhatWasMovedBefore() {
      moved.current = false;
    },
    [waiting],
  );
  const keep = (next: TypedAhead) => {
    latest.current = next;
    setTyped(next);
  };
  const giveOn = useEffectEvent(() => {
    if (waiting) return;
    const all = latest.current;
    keep(NOTHING_TYPED);
    setKeeping(false);
    if (all.text !== '') onTyped(all);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) moved.current = true;
    if (isDeliberate(event, waiting, moved.current)) return;
    // The keyboard is somewhere, though it never moved: in a quantity whose question was cancelled.
    if (!waiting && document.activeElement !== document.body) return giveOn();
    // What is typed on a question that a password answers may be that: it is shown nowhere.
    if (passwordIsAsked() && event.key !== 'Enter') return;
    const next = typedOn(latest.current, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    keep(next);
  });
  useEffect(
    function keepWhatIsTypedMeanwhile() {
      if (!keeping) return;
      const onMoved = () => {
        moved.current = true;
      };
      addEventListener('keydown', onKeyDown, true);
      addEventListener('pointerdown', onMoved, true);
      addEventListener('focusin', giveOn);
      return () => {
        removeEventListener('keydown', onKeyDown, true);
        removeEventListener('pointerdown', onMoved, true);
        removeEventListener('focusin', giveOn);
      };
    },
    [keeping],
  );
  return typed;
}

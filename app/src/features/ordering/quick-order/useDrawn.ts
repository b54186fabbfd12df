import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two drawings of what changes with every line. */
const DRAWN_EVERY = 200;

/**
 * A value that changes more often than it is worth drawing: it is known at once, and shown a few times a second.
 * @returns what is shown; what is so now; what changes it, `atOnce` where somebody waits for it
 */
export function useDrawn<Value extends object>(first: () => Value) {
  const [shown, setShown] = useState(first);
  const latest = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function drawNothingOnceItIsGone() {
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  const draw = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setShown(latest.current);
  };
  const change = (next: Value, atOnce = false) => {
    latest.current = next;
    if (atOnce) draw();
    else timer.current ??= setTimeout(draw, DRAWN_EVERY);
  };
  return [shown, () => latest.current, change] as const;
}

import { useEffect, useRef, useState } from 'react';

/** Milliseconds between renders of a value that changes with every line. */
const DRAWN_EVERY = 200;

/**
 * State that changes more often than it should render: readable at once, rendered a few times per second.
 * @returns the rendered value; a getter of the current one; a setter, with `atOnce` to render immediately
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

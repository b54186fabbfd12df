import { useEffect, useRef, useState } from 'react';

/** Milliseconds between renders of a value that changes with every line. */
const RENDER_INTERVAL = 200;

/**
 * State that changes more often than it should render: readable at once, rendered a few times per second.
 * @returns the rendered value; a getter of the current one; a setter, with `atOnce` to render immediately
 */
export function useRendered<Value extends object>(first: () => Value) {
  const [shown, setShown] = useState(first);
  const latest = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function clearTimerOnUnmount() {
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  const render = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setShown(latest.current);
  };
  const change = (next: Value, atOnce = false) => {
    latest.current = next;
    if (atOnce) render();
    else timer.current ??= setTimeout(render, RENDER_INTERVAL);
  };
  return [shown, () => latest.current, change] as const;
}

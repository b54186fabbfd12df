import { useEffect, useRef } from 'react';

/**
 * Runs a search after a pause, at once, or only if one is pending.
 * @param getMs milliseconds of the pause for a text; `Infinity` for none
 */
export const useDebounced = (run: (text: string) => void, getMs: (text: string) => number, initial: string) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(initial);
  const latest = useRef(run);
  useEffect(
    function rememberLatest() {
      latest.current = run;
    },
    [run],
  );
  useEffect(function clearTimerOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);

  const now = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    searched.current = text;
    latest.current(text);
  };
  return {
    now,
    later: (text: string) => {
      clearTimeout(timer.current);
      const ms = getMs(text);
      timer.current = Number.isFinite(ms) ? setTimeout(() => now(text), ms) : undefined;
    },
    flush: (text: string) => {
      if (!Number.isFinite(getMs(text)) || timer.current !== undefined || searched.current !== text) now(text);
    },
  };
};

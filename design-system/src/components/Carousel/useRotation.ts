import { useEffect, useState } from 'react';
import { usePrefersStill } from '../../motion/wantsMotion.ts';

interface Rotation {
  /** The slide in sight, from 0. */
  at: number;
  /** Whether it goes on by itself now. */
  turning: boolean;
  /** Whether the person stopped it. */
  stopped: boolean;
  go(to: number): void;
  stop(on: boolean): void;
  /** Somebody looks at it: it waits. */
  hold(on: boolean): void;
}

/**
 * Which of some slides is in sight, and when the next one comes.
 * @param interval milliseconds; 0 never turns by itself
 */
export function useRotation(count: number, interval: number, loop: boolean): Rotation {
  const [shown, setShown] = useState(0);
  const [stopped, stop] = useState(false);
  const [held, hold] = useState(false);
  const still = usePrefersStill();
  const at = count === 0 ? 0 : Math.min(shown, count - 1);
  const atEnd = !loop && at === count - 1;
  const turning = interval > 0 && count > 1 && !stopped && !still && !atEnd;
  const running = turning && !held;
  useEffect(
    function turn() {
      if (!running) return;
      const timer = setTimeout(() => setShown((at + 1) % count), interval);
      return () => clearTimeout(timer);
    },
    [running, at, count, interval],
  );
  const go = (to: number) => setShown(loop ? (to + count) % count : Math.min(Math.max(0, to), count - 1));
  return { at, turning, stopped, go, stop, hold };
}

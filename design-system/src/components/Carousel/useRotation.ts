import { useEffect, useState } from 'react';
import { usePrefersStill } from '../../motion/wantsMotion.ts';

interface Rotation {
  /** Index of the visible slide. */
  at: number;
  /** Whether it is changing automatically. */
  turning: boolean;
  /** Whether the user stopped it. */
  stopped: boolean;
  go(to: number): void;
  stop(on: boolean): void;
  /** Pauses while hovered or focused. */
  hold(on: boolean): void;
}

/**
 * State of the visible slide and its automatic changes.
 * @param interval milliseconds; 0 disables automatic changes
 */
export function useRotation(count: number, interval: number, loop: boolean): Rotation {
  const [shown, setShown] = useState(0);
  const [stopped, stop] = useState(false);
  const [isHeld, hold] = useState(false);
  const still = usePrefersStill();
  const at = count === 0 ? 0 : Math.min(shown, count - 1);
  const atEnd = !loop && at === count - 1;
  const turning = interval > 0 && count > 1 && !stopped && !still && !atEnd;
  const running = turning && !isHeld;
  useEffect(
    function scheduleNext() {
      if (!running) return;
      const timer = setTimeout(() => setShown((at + 1) % count), interval);
      return () => clearTimeout(timer);
    },
    [running, at, count, interval],
  );
  const go = (to: number) => setShown(loop ? (to + count) % count : Math.min(Math.max(0, to), count - 1));
  return { at, turning, stopped, go, stop, hold };
}

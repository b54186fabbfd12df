import { announce } from '@mortar/design-system';
import { useEffect } from 'react';
import { useDebouncedValue } from '#parts/useDebouncedValue.ts';
import { messages } from './messages.ts';

/** Milliseconds without a key until the hint is shown: most texts become longer before. */
const DELAY_MS = 1000;

/**
 * Returns the hint that a text waits for Enter, and announces it, once typing pauses; null if none waits.
 * @param text '' if none waits
 */
export function useWaitingSearch(text: string): string | null {
  const waiting = useDebouncedValue(text, DELAY_MS);
  const hint = waiting !== '' && waiting === text ? messages.search.wide(text) : null;
  useEffect(
    function announceHint() {
      if (hint !== null) announce(hint);
    },
    [hint],
  );
  return hint;
}

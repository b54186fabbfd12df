import { announce } from '@mortar/design-system';
import { useEffect } from 'react';
import { useDebouncedValue } from '#parts/useDebouncedValue.ts';
import { messages } from './messages.ts';

/** Milliseconds without a key until a waiting search is announced. */
const DELAY_MS = 1000;

/** Announces that a text waits for Enter, once typing pauses. @param text '' if none waits */
export function useWideSearchAnnouncement(text: string): void {
  const waiting = useDebouncedValue(text, DELAY_MS);
  useEffect(
    function announceWaiting() {
      if (waiting !== '') announce(messages.search.wide(waiting));
    },
    [waiting],
  );
}

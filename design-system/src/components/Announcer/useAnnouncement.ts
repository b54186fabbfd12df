import { useEffect, useRef } from 'react';
import { type AnnounceOptions, announce } from './announce.ts';

/** Announces a text whenever it changes. Initial text is read with the page. */
export function useAnnouncement(text: string, { assertive, topic, wait }: AnnounceOptions = {}): void {
  const before = useRef(text);
  useEffect(
    function announceChange() {
      if (before.current === text) return;
      before.current = text;
      announce(text, { assertive, topic, wait });
    },
    [text, assertive, topic, wait],
  );
}

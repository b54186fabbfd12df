import { useEffect, useRef } from 'react';
import { announce } from '../../Announcer/announce.ts';
import { messages } from '../messages.ts';

interface CountOptions {
  label: string;
  state: 'ready' | 'loading' | 'error';
  /** Rows that show. */
  count: number;
  countText: ((count: number) => string) | undefined;
  /** Said with the count. */
  note: string | undefined;
  /** Another one keeps other rows: what is searched for and filtered by. */
  kept: string;
}

/** Milliseconds that a count waits for the next: of a word that is typed, only the last letter's is heard. */
const REST = 700;

/** Says how many rows there are once they are loaded, and when a search or a filter keeps others. None is said in their place. */
export function useSpokenCount(options: CountOptions): void {
  const { label, state, count, countText = messages.count(label), note, kept } = options;
  const before = useRef({ loading: false, kept });
  useEffect(function sayHowManyRowsThereAre() {
    const { loading, kept: keptBefore } = before.current;
    before.current = { loading: state === 'loading', kept };
    const news = (loading && state === 'ready') || (state === 'ready' && kept !== keptBefore);
    const topic = `count of ${label}`;
    if (news)
      announce(count > 0 ? [countText(count), note].filter(Boolean).join('. ') : '', {
        topic,
        wait: loading ? 0 : REST,
      });
  });
}

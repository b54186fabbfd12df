import { useEffect, useRef } from 'react';
import { announce } from '../../Announcer/announce.ts';
import { messages } from '../messages.ts';

interface CountOptions {
  label: string;
  state: 'ready' | 'loading' | 'error';
  /** Number of shown rows. */
  count: number;
  countText: ((count: number) => string) | undefined;
  /** Announced with the count. */
  note: string | undefined;
  /** Key of search and filters, which changes with the rows shown. */
  filterKey: string;
}

/** Milliseconds to wait for further changes, so that typing announces only the last count. */
const ANNOUNCE_DELAY_MS = 700;

/** Announces the number of rows after loading, and after a search or filter. Zero is announced by the empty text. */
export function useSpokenCount(options: CountOptions): void {
  const { label, state, count, countText = messages.count(label), note, filterKey } = options;
  const before = useRef({ loading: false, filterKey });
  useEffect(function announceCount() {
    const { loading, filterKey: keyBefore } = before.current;
    before.current = { loading: state === 'loading', filterKey };
    const news = (loading && state === 'ready') || (state === 'ready' && filterKey !== keyBefore);
    const topic = `count of ${label}`;
    if (news)
      announce(count > 0 ? [countText(count), note].filter(Boolean).join('. ') : '', {
        topic,
        wait: loading ? 0 : ANNOUNCE_DELAY_MS,
      });
  });
}

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
  retained: string;
}

/** Milliseconds to wait for further changes, so that typing announces only the last count. */
const REST = 700;

/** Announces the number of rows after loading, and after a search or filter. Zero is announced by the empty text. */
export function useSpokenCount(options: CountOptions): void {
  const { label, state, count, countText = messages.count(label), note, retained } = options;
  const before = useRef({ loading: false, retained });
  useEffect(function announceCount() {
    const { loading, retained: keyBefore } = before.current;
    before.current = { loading: state === 'loading', retained };
    const news = (loading && state === 'ready') || (state === 'ready' && retained !== keyBefore);
    const topic = `count of ${label}`;
    if (news)
      announce(count > 0 ? [countText(count), note].filter(Boolean).join('. ') : '', {
        topic,
        wait: loading ? 0 : REST,
      });
  });
}

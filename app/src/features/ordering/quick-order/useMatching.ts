import { isLookedUp, type ListLine } from '@mortar/reading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSold } from './api/sold.ts';
import type { Match } from './model/match.ts';
import { type MatchingEnd, matchLines } from './model/matching.ts';
import type { ByHand } from './model/plan.ts';
import { useDrawn } from './useDrawn.ts';

interface Matching {
  /** By a line's number. */
  matches: ReadonlyMap<number, Match>;
  state: 'matching' | MatchingEnd;
}

/**
 * Looks the lines of a list up as soon as it is shown.
 * @param byHand what somebody decided before: it is taken up when its line is found again
 * @param isDone lines that are on the order already
 */
export function useMatching(
  lines: readonly ListLine[],
  byHand: ReadonlyMap<number, ByHand>,
  isDone: (number: number) => boolean,
) {
  const { match, choose } = useSold();
  const [{ matches, state }, now, change] = useDrawn<Matching>(() => ({ matches: new Map(), state: 'matching' }));
  const running = useRef<AbortController>(null);

  const onMatch = (number: number, found: Match) => {
    const before = now();
    change({ ...before, matches: new Map(before.matches).set(number, found) });
  };
  const matchOne = useEffectEvent(async (line: ListLine): Promise<Match> => {
    const found = await match(line);
    const productcode = byHand.get(line.number)?.productcode;
    return productcode === undefined ? found : choose(found, productcode, line.quantity);
  });
  const look = async (wanted: readonly ListLine[]) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    change({ ...now(), state: 'matching' }, true);
    const end = await matchLines(wanted, { signal: stop.signal, match: matchOne, onMatch });
    if (running.current === stop) change({ ...now(), state: end }, true);
  };
  const isOpen = ({ number }: ListLine) => (now().matches.get(number)?.kind ?? 'failed') === 'failed';
  const wanted = lines.filter((line) => isLookedUp(line) && !isDone(line.number));
  const lookAtAll = useEffectEvent(() => look(wanted));
  useEffect(function lookThemUp() {
    void lookAtAll();
    return () => running.current?.abort();
  }, []);
  return {
    matches,
    state,
    /** How many lines are looked up in all. */
    all: wanted.length,
    /** What is in flight ends by itself, and counts. */
    stop() {
      running.current?.abort();
      change({ ...now(), state: 'stopped' }, true);
    },
    /** Those that were not looked up, and those without an answer. */
    resume: () => void look(wanted.filter(isOpen)),
    /** Somebody says which product a line means. @returns whether its prices could be read */
    async settle({ number, quantity }: ListLine, productcode: string): Promise<boolean> {
      const before = now().matches.get(number);
      if (!before) return false;
      try {
        const chosen = await choose(before, productcode, quantity);
        change({ ...now(), matches: new Map(now().matches).set(number, chosen) }, true);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type MatchingOfList = ReturnType<typeof useMatching>;

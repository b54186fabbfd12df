import { isLookedUp, type ListLine } from '@mortar/reading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSold } from './api/sold.ts';
import type { Match } from './model/match.ts';
import { type MatchingEnd, matchLines } from './model/matching.ts';
import type { ByHand } from './model/plan.ts';
import { useRendered } from './useRendered.ts';

interface Matching {
  /** By line number. */
  matches: ReadonlyMap<number, Match>;
  state: 'matching' | MatchingEnd;
}

/**
 * Matches the lines of a list once it is shown.
 * @param byHand earlier decisions, reapplied when their lines are matched
 * @param isDone true for lines already on the order
 */
export function useMatching(
  lines: readonly ListLine[],
  byHand: ReadonlyMap<number, ByHand>,
  isDone: (number: number) => boolean,
) {
  const { match, choose } = useSold();
  const [{ matches, state }, now, change] = useRendered<Matching>(() => ({ matches: new Map(), state: 'matching' }));
  const running = useRef<AbortController>(null);

  const onMatch = (number: number, found: Match) => {
    const before = now();
    change({ ...before, matches: new Map(before.matches).set(number, found) });
  };
  const matchOne = useEffectEvent(async (line: ListLine): Promise<Match> => {
    const found = await match(line);
    const productCode = byHand.get(line.number)?.productCode;
    return productCode === undefined ? found : choose(found, productCode, line.quantity);
  });
  const matchSome = async (wanted: readonly ListLine[]) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    change({ ...now(), state: 'matching' }, true);
    const end = await matchLines(wanted, { signal: stop.signal, match: matchOne, onMatch });
    if (running.current === stop) change({ ...now(), state: end }, true);
  };
  const isOpen = ({ number }: ListLine) => (now().matches.get(number)?.kind ?? 'failed') === 'failed';
  const wanted = lines.filter((line) => isLookedUp(line) && !isDone(line.number));
  const matchAll = useEffectEvent(() => matchSome(wanted));
  useEffect(function matchOnMount() {
    void matchAll();
    return () => running.current?.abort();
  }, []);
  return {
    matches,
    state,
    all: wanted.length,
    /** Requests in flight complete and count. */
    stop() {
      running.current?.abort();
      change({ ...now(), state: 'stopped' }, true);
    },
    /** Continues with lines that were not matched or got no answer. */
    resume: () => void matchSome(wanted.filter(isOpen)),
    /** Applies the user's product for a line. @returns true if its prices could be read */
    async applyProduct({ number, quantity }: ListLine, productCode: string): Promise<boolean> {
      const before = now().matches.get(number);
      if (!before) return false;
      try {
        const chosen = await choose(before, productCode, quantity);
        change({ ...now(), matches: new Map(now().matches).set(number, chosen) }, true);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type MatchingOfList = ReturnType<typeof useMatching>;

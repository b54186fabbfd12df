import { describe, expect, it } from 'vitest';
import { listLine } from '#features/ordering/quick-order/testing/sold.ts';
import type { Match } from './match.ts';
import { matchLines } from './matching.ts';

const NONE: Match = { kind: 'none' };
const lines = (count: number) => Array.from({ length: count }, (_, index) => listLine(index + 1, 1));

/** Matches lines of which some fail; returns how it ended, the reported matches and the maximum concurrency. */
async function runMatching(count: number, fails: (number: number) => boolean, signal = new AbortController().signal) {
  const reported: string[] = [];
  let inFlight = 0;
  let maximum = 0;
  const end = await matchLines(lines(count), {
    signal,
    async match({ number }) {
      inFlight += 1;
      maximum = Math.max(maximum, inFlight);
      await Promise.resolve();
      inFlight -= 1;
      if (fails(number)) throw new Error('no answer');
      return NONE;
    },
    onMatch: (number, { kind }) => reported.push(`${number} ${kind}`),
  });
  return { end, reported, maximum };
}

describe('the lines of a list', () => {
  it('are looked up a few at a time', async () => {
    const { end, reported, maximum } = await runMatching(2000, () => false);
    expect([end, reported.length]).toEqual(['done', 2000]);
    expect(maximum).toBeLessThanOrEqual(4);
  });

  it('continue after a line without an answer', async () => {
    const { end, reported } = await runMatching(20, (number) => number % 5 === 0);
    expect(end).toBe('done');
    expect(reported.filter((each) => each.endsWith('failed'))).toEqual([
      '5 failed',
      '10 failed',
      '15 failed',
      '20 failed',
    ]);
  });

  it('are not requested if the server does not answer', async () => {
    const { end, reported } = await runMatching(2000, (number) => number > 10);
    expect(end).toBe('no answer');
    expect(reported.length).toBeLessThan(20);
  });

  it('are not requested after the user stops', async () => {
    const stop = new AbortController();
    const { end, reported } = await runMatching(
      2000,
      (number) => {
        if (number === 7) stop.abort();
        return false;
      },
      stop.signal,
    );
    expect(end).toBe('stopped');
    expect(reported.length).toBeLessThan(15);
  });
});

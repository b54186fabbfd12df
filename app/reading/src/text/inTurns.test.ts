import { describe, expect, it } from 'vitest';
import { inTurns } from './inTurns.ts';

/** Iterator of several steps, each of which advances the clock by 1 ms. */
function work(steps: number) {
  let now = 0;
  function* all() {
    for (let step = 0; step < steps; step += 1) {
      now += 1;
      yield;
    }
    return 'done';
  }
  return { all: all(), clock: () => now };
}

describe('a long task', () => {
  it('yields to the page between its turns', async () => {
    const { all, clock } = work(100);
    let between = 0;
    const timer = setInterval(() => {
      between += 1;
    }, 0);
    expect(await inTurns(all, undefined, clock)).toBe('done');
    clearInterval(timer);
    expect(between).toBeGreaterThan(3);
  });

  it('does not wait if it is short', async () => {
    const { all, clock } = work(5);
    let between = 0;
    const timer = setTimeout(() => {
      between += 1;
    }, 0);
    expect(await inTurns(all, undefined, clock)).toBe('done');
    clearTimeout(timer);
    expect(between).toBe(0);
  });

  it('stops when it is aborted', async () => {
    const { all, clock } = work(100);
    const stop = new AbortController();
    const working = inTurns(all, stop.signal, clock);
    stop.abort(new Error('given up'));
    await expect(working).rejects.toThrow('given up');
  });
});

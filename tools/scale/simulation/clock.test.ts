import { describe, expect, it } from 'vitest';
import { createSimulatedClock, surround } from './clock.ts';

describe('a simulated clock', () => {
  it('runs timers in order of time, and equal ones in order of creation', async () => {
    const clock = createSimulatedClock();
    const done: string[] = [];
    for (const [ms, name] of [
      [30, 'c'],
      [10, 'a'],
      [20, 'b'],
      [10, 'a again'],
      [99, 'never'],
    ] as const) {
      clock.after(ms, () => done.push(`${name} ${clock.now()}`));
    }
    await clock.run(50);
    expect(done).toEqual(['a 10', 'a again 10', 'b 20', 'c 30']);
    expect(clock.now()).toBe(50);
  });

  it('drops cleared timers', async () => {
    const clock = createSimulatedClock();
    const done: string[] = [];
    const timer = clock.after(10, () => done.push('cleared'));
    clock.after(5, () => clock.clear(timer));
    await clock.run(20);
    expect(done).toEqual([]);
  });

  it('replaces the clock of unaware code, and restores the real one', async () => {
    const before = [setTimeout, clearTimeout, Date, fetch];
    const clock = createSimulatedClock();
    const restore = surround(clock, { fetch: () => Promise.reject(new TypeError('no network')), wait: (ms) => ms * 2 });
    const seen: unknown[] = [];
    try {
      const wait = () => new Promise((resolve) => setTimeout(resolve, 1000));
      const work = async () => {
        for (let round = 0; round < 3; round += 1) {
          await wait();
          seen.push(Date.now(), new Date().toISOString().slice(17, 19));
        }
      };
      void work();
      await clock.run(60_000);
    } finally {
      restore();
    }
    expect(seen).toEqual([2000, '02', 4000, '04', 6000, '06']);
    expect([setTimeout, clearTimeout, Date, fetch]).toEqual(before);
  });
});

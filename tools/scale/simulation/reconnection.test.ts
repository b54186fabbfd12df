import { HUB_TIMING } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { type Cut, simulateCut } from './reconnection.ts';
import { maxWithin, perSecond } from './seconds.ts';

const CUT: Cut = { links: 40, kind: 'closed', away: 25_000, seed: 7 };
const { reconnectDelay, serverTimeout } = HUB_TIMING;
/** Maximum time for refusals, connecting and joining a group, ms. */
const MAX_CONNECT_MS = 1500;

describe('simultaneous disconnection of all clients', () => {
  it('reconnects each client once, as soon as an attempt reaches a server', async () => {
    const { back, arrivals } = await simulateCut(CUT);
    expect(back).toHaveLength(CUT.links);
    expect(arrivals.tries).toHaveLength(3 * CUT.links);
    for (const at of back) {
      expect(at).toBeGreaterThan(3 * reconnectDelay);
      expect(at).toBeLessThan(3 * reconnectDelay + MAX_CONNECT_MS);
    }
  });

  it('retries after the delay: all in one second, and none in between', async () => {
    const { arrivals } = await simulateCut(CUT);
    const seconds = perSecond(arrivals.tries);
    expect(seconds.map((count, second) => [second, count]).filter(([, count]) => count)).toEqual([
      [10, CUT.links],
      [20, CUT.links],
      [30, CUT.links],
    ]);
  });

  it('gives the same numbers for the same seed, and others for another', async () => {
    const [one, same, other] = [await simulateCut(CUT), await simulateCut(CUT), await simulateCut({ ...CUT, seed: 8 })];
    expect(same).toEqual(one);
    expect(other.back).not.toEqual(one.back);
  });

  it('spreads retries after silence: each client notices at a different time', async () => {
    const { back, arrivals } = await simulateCut({ ...CUT, kind: 'silent' });
    expect(back).toHaveLength(CUT.links);
    const first = Math.min(...arrivals.tries);
    // Pings come every fifteen seconds, so the last one received is at most that old.
    expect(first).toBeGreaterThan(serverTimeout - HUB_TIMING.keepAlive);
    expect(Math.max(...arrivals.tries)).toBeGreaterThan(serverTimeout);
    expect(maxWithin(arrivals.tries, 1000)).toBeLessThan(CUT.links / 2);
  });

  it('spreads retries if each wait has a random extension', async () => {
    const { back, arrivals } = await simulateCut({ ...CUT, spread: 10_000 });
    expect(back).toHaveLength(CUT.links);
    expect(maxWithin(arrivals.tries, 1000)).toBeLessThan(CUT.links / 2);
  });

  it('is served in sequence by a server with a limit per second', async () => {
    const { back } = await simulateCut({ ...CUT, acceptsPerSecond: 4 });
    expect(back).toHaveLength(CUT.links);
    expect(maxWithin(back, 1000)).toBeLessThanOrEqual(6);
    expect(Math.max(...back) - Math.min(...back)).toBeGreaterThan(9000);
  });
});

import { describe, expect, it } from 'vitest';
import { JOURNEYS, type Journey, type JourneyTraffic, NO_TRAFFIC, type Recording } from '../recording/recording.ts';
import { getCallsPerSecond, getLoad, once } from './hour.ts';

const traffic = (count: number) => ({ count, sent: count * 100, received: count * 200, unpacked: count * 400 });
const journey = (calls: JourneyTraffic['calls'], hub: JourneyTraffic['hub'] = {}): JourneyTraffic => ({
  calls,
  hub,
  files: NO_TRAFFIC,
});
const journeys = Object.fromEntries(JOURNEYS.map((name) => [name, journey({})])) as Record<Journey, JourneyTraffic>;
/** Ten calls for two lines, and an idle hour of sixteen. */
const recording: Recording = {
  day: 'today',
  lines: 2,
  callsOfLines: [5, 5],
  journeys: {
    ...journeys,
    'sign-in': journey({ login: traffic(1) }, { 'sent ping': traffic(1), 'sent JoinGroup': traffic(1) }),
    lines: journey({ listProducts: traffic(2), getOrder: traffic(8) }),
    response: journey({ getResponseDetails: traffic(1) }, { 'heard ReceiveNotification': traffic(7) }),
    'idle hour': journey({ getSettings: traffic(12), listVersions: traffic(4) }, { 'sent ping': traffic(240) }),
  },
};
const assumed = { pharmacies: 3600, orders: 2, lines: 3, responses: 5, signIns: 1 };
const of = (rows: readonly (readonly [string, { count: number }])[]) =>
  Object.fromEntries(rows.map(([name, { count }]) => [name, count]));

describe('a single journey', () => {
  it('is a share of the recorded lines', () => {
    expect(once(recording, 'lines').calls).toEqual({ listProducts: traffic(1), getOrder: traffic(4) });
  });

  it('receives one response, and pings only in the idle hour', () => {
    expect(once(recording, 'response').hub).toEqual({ 'heard ReceiveNotification': traffic(1) });
    expect(once(recording, 'sign-in').hub).toEqual({ 'sent JoinGroup': traffic(1) });
    expect(once(recording, 'idle hour').hub).toEqual({ 'sent ping': traffic(240) });
  });
});

describe('the busiest hour', () => {
  it('is the load of each pharmacy times the number of pharmacies per second', () => {
    const { calls, hub, allCalls } = getLoad(recording, assumed);
    expect(of(calls)).toEqual({
      getOrder: 24,
      getSettings: 12,
      getResponseDetails: 10,
      listProducts: 6,
      listVersions: 4,
      login: 1,
    });
    expect(of(hub)).toEqual({ 'sent ping': 240, 'heard ReceiveNotification': 10, 'sent JoinGroup': 1 });
    expect(allCalls).toEqual(traffic(57));
  });

  it('has as many calls, second by second, and the same ones for the same seed', () => {
    const seconds = getCallsPerSecond(recording, assumed, 1);
    expect(seconds).toHaveLength(3600);
    expect(seconds.reduce((sum, value) => sum + value, 0)).toBe(57 * 3600);
    expect(getCallsPerSecond(recording, assumed, 1)).toEqual(seconds);
    expect(getCallsPerSecond(recording, assumed, 2)).not.toEqual(seconds);
  });
});

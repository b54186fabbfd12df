import { describe, expect, it } from 'vitest';
import { JOURNEYS, readRecording } from '../recording/recording.ts';
import { cutFigures } from './report.ts';
import { CALLS_OF_LINE } from './spared.ts';

const recording = readRecording();

describe('the recording', () => {
  it('has calls for every journey', () => {
    expect(JOURNEYS.filter((name) => Object.keys(recording.journeys[name].calls).length === 0)).toEqual([]);
  });

  it('has exactly the classified calls of a line', () => {
    expect(Object.keys(recording.journeys.lines.calls).sort()).toEqual(Object.keys(CALLS_OF_LINE).sort());
  });

  it('requests settings once per page load, and in an idle hour only settings and versions', () => {
    expect(recording.journeys['page again'].calls.getSettings?.count).toBe(1);
    expect(Object.keys(recording.journeys['idle hour'].calls).sort()).toEqual(['getSettings', 'listVersions']);
  });

  it('requests no cached data when a product is chosen again', () => {
    const again = recording.journeys['chosen again'].calls;
    const cacheable = Object.entries(CALLS_OF_LINE).filter(([, { is }]) => is === 'kept');
    expect(cacheable.map(([name]) => name).filter((name) => name in again)).toEqual([]);
  });
});

describe('the numbers of a disconnection', () => {
  const cut = { links: 4, kind: 'closed', away: 15_000, seed: 1 } as const;
  const tries = [10_010, 10_020, 10_030, 10_950, 20_010, 20_020, 20_030, 20_900];
  const arrivals = { tries, upgrades: [20_110, 20_120, 20_130, 20_950], joins: [], pings: [] };
  const back = [20_310, 20_320, 20_330, 21_100];

  it('are those of all pharmacies, although a sample is simulated', () => {
    const numbers = cutFigures({ cut, outcome: { arrivals, back } }, 10, 2);
    expect(numbers).toMatchObject({ tries: 80, peak: 40, half: 0, within: 30, back: 1, reads: 80 });
    expect(numbers.afterwards).toBeCloseTo(6.1);
    // Four tries and four upgrades from 20.01 s on, and two reads for each of the three connected within the second.
    expect(numbers.requests).toBe(140);
  });
});

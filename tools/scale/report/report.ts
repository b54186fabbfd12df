import { aligned } from '@mortar/benchmarks/measuring/table';
import type { ScaleOptions } from '../options.ts';
import { JOURNEYS, type Recording, sumOf, type Traffic } from '../recording/recording.ts';
import { type HourLoad, once } from '../simulation/hour.ts';
import type { Cut, Reconnection } from '../simulation/reconnection.ts';
import { maxWithin, perSecond, quantile } from '../simulation/seconds.ts';
import { CALLS_OF_LINE } from './spared.ts';

const few = (value: number) => {
  if (value === 0) return '0';
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
};
const kilobytes = (bytes: number) => few(bytes / 1000);
const megabytes = (bytes: number) => few(bytes / 1_000_000);
const trafficCells = (traffic: Traffic, bytes: (value: number) => string) => [
  few(traffic.count),
  ...[traffic.sent, traffic.received, traffic.unpacked].map(bytes),
];

/** Returns a table of the requests of each scenario run once. */
export function journeyTable(recording: Recording): string {
  const rows = JOURNEYS.map((name) => {
    const { calls, hub, files } = once(recording, name);
    const messages = sumOf(hub);
    return [
      name === 'lines' ? 'a line' : name,
      ...trafficCells(sumOf(calls), kilobytes),
      ...[few(messages.count), kilobytes(messages.sent + messages.received)],
      ...[few(files.count), kilobytes(files.received)],
    ];
  });
  const header = ['journey', 'calls', 'sent, kB', 'received, kB', 'unpacked, kB', 'hub messages', 'kB', 'files', 'kB'];
  return aligned([header, ...rows]);
}

/** Returns a table of the calls of each scenario in two builds and their differences. */
export function comparedTable(recording: Recording, other: Recording): string {
  const rows = JOURNEYS.map((name) => {
    const [ownCalls, otherCalls] = [once(recording, name).calls, once(other, name).calls];
    const calls = [...new Set([...Object.keys(ownCalls), ...Object.keys(otherCalls)])];
    const counts = (call: string) => [otherCalls, ownCalls].map((all) => all[call]?.count ?? 0);
    const differ = calls.filter((call) => counts(call)[0] !== counts(call)[1]);
    const described = differ.map((call) => `${call} ${counts(call).map(few).join(' → ')}`);
    return [
      name === 'lines' ? 'a line' : name,
      few(sumOf(otherCalls).count),
      few(sumOf(ownCalls).count),
      described.join(', '),
    ];
  });
  return aligned([['journey', 'base', 'this build', 'differs'], ...rows]);
}

/** Returns a table of the calls of a line and which of them can be cached. */
export function lineTable(recording: Recording): string {
  const { calls } = once(recording, 'lines');
  const rows = Object.entries(CALLS_OF_LINE).map(([name, { is, why }]) => {
    const traffic = calls[name] ?? { count: 0, sent: 0, received: 0, unpacked: 0 };
    return [name, few(traffic.count), kilobytes(traffic.received), kilobytes(traffic.unpacked), is, why];
  });
  const all = sumOf(calls);
  const total = ['all', few(all.count), kilobytes(all.received), kilobytes(all.unpacked), '', ''];
  return aligned([['call', 'each line', 'received, kB', 'unpacked, kB', 'is', 'why'], ...rows, total]);
}

/** Returns a table of the calls per second in the busiest hour. */
export function loadTable({ calls, allCalls }: HourLoad): string {
  return aligned([
    ['call', 'a second', 'sent, MB/s', 'received, MB/s', 'unpacked, MB/s'],
    ...calls.map(([name, traffic]) => [name, ...trafficCells(traffic, megabytes)]),
    ['all', ...trafficCells(allCalls, megabytes)],
  ]);
}

/** Returns a table of the hub messages per second in the busiest hour. */
export function hubTable({ hub, allHub }: HourLoad): string {
  const row = ([name, traffic]: readonly [string, Traffic]) => [
    name,
    few(traffic.count),
    kilobytes(traffic.sent + traffic.received),
  ];
  return aligned([['message', 'a second', 'kB/s'], ...hub.map(row), row(['all', allHub])]);
}

/** Returns a line comparing the seconds of the busiest hour with their mean. */
export function secondsLine(seconds: Uint32Array): string {
  const mean = seconds.reduce((sum, value) => sum + value, 0) / seconds.length;
  const [half, maximum, peak] = [0.5, 0.95, 1].map((share) => few(quantile(seconds, share)));
  return `Calls in a second of the hour: mean ${few(mean)}, median ${half}, 95th percentile ${maximum}, peak ${peak}.`;
}

/** A disconnection and its simulated result. */
export interface Simulated {
  name: string;
  cut: Cut;
  outcome: Reconnection;
}

/**
 * Returns the numbers of a disconnection, scaled from the sample to all pharmacies.
 * @param scale pharmacies per connection
 */
export function cutFigures({ cut, outcome }: Pick<Simulated, 'cut' | 'outcome'>, scale: number, readsEach: number) {
  const { tries } = outcome.arrivals;
  const { back } = outcome;
  const done = quantile(back, 0.99);
  const seconds = perSecond(tries, Math.max(done, 1));
  const reads = back.flatMap((at) => Array.from({ length: readsEach }, () => at));
  return {
    tries: tries.length * scale,
    peak: Math.max(...seconds) * scale,
    half: quantile(seconds, 0.5) * scale,
    maximum: quantile(seconds, 0.95) * scale,
    within: maxWithin(tries, 100) * scale,
    back: back.length / cut.links,
    /** Seconds since the server is back. */
    afterwards: (done - cut.away) / 1000,
    reads: maxWithin(reads, 1000) * scale,
    requests: maxWithin([...tries, ...outcome.arrivals.upgrades, ...reads], 1000) * scale,
  };
}

/** Returns a table that compares disconnections. */
export function cutTable(all: readonly Simulated[], scale: number, readsEach: number): string {
  const rows = all.map((simulated) => {
    const numbers = cutFigures(simulated, scale, readsEach);
    const { peak, half, maximum, within, afterwards, reads, requests, back, tries } = numbers;
    return [
      simulated.name,
      ...[few(tries), few(peak), few(half), few(maximum), few(within)],
      ...[`${few(back * 100)} %`, few(afterwards), few(reads), few(requests)],
    ];
  });
  const header = [
    ...['everybody is cut', 'tries', 'peak second', 'median second', '95th percentile', 'peak 100 ms'],
    ...['back', '99 % back, s after the server', 'reads, peak second', 'requests, peak second'],
  ];
  return aligned([header, ...rows]);
}

export function assumptions(options: ScaleOptions, day: string): string {
  const { pharmacies, orders, lines, responses, signIns, away, links, seed } = options;
  return [
    `Journeys recorded on ${day}. Assumed: ${few(pharmacies)} pharmacies, one page each; in the busiest hour ${signIns}`,
    `sign-in, ${orders} orders of ${lines} lines, ${responses} responses to each, all of them read; the server is away for`,
    `${away} s when everybody is cut; ${few(links)} links are simulated (seed ${seed}).`,
  ].join(' ');
}

import { type Random, seededRandom } from '@mortar/backend';
import {
  type Journey,
  type JourneyTraffic,
  NO_TRAFFIC,
  plus,
  type Recording,
  sumOf,
  type Traffic,
  times,
} from '../recording/recording.ts';

/** Assumptions about each pharmacy's hour. */
interface HourAssumptions {
  pharmacies: number;
  orders: number;
  /** Lines per order. */
  lines: number;
  /** Responses per order. */
  responses: number;
  signIns: number;
}

const HOUR = 3600;

/** Returns how often a pharmacy runs each scenario in the hour; lines are counted one by one. */
function getJourneys({ orders, lines, responses, signIns }: HourAssumptions): Partial<Record<Journey, number>> {
  return {
    'sign-in': signIns,
    'open ordering': orders,
    lines: orders * lines,
    send: orders,
    response: orders * responses,
    'idle hour': 1,
  };
}

const scaled = (all: Readonly<Record<string, Traffic>>, factor: (name: string) => number) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, traffic]) => {
      const share = factor(name);
      return share === 0 ? [] : [[name, times(traffic, share)]];
    }),
  );

const PUSHED = 'heard ReceiveNotification';

/**
 * Returns the traffic of one run of a scenario. `lines` gives the share of one line; `response` gives one notification,
 * although all suppliers answered together in the recording. Pings depend on time and count only in the idle hour.
 */
export function once(recording: Recording, journey: Journey): JourneyTraffic {
  const { calls, hub, files } = recording.journeys[journey];
  const share = journey === 'lines' ? 1 / recording.lines : 1;
  return {
    calls: scaled(calls, () => share),
    hub: scaled(hub, (name) => {
      if (name.endsWith(' ping')) return journey === 'idle hour' ? 1 : 0;
      return name === PUSHED ? 1 / (hub[name]?.count ?? 1) : share;
    }),
    files: times(files, share),
  };
}

/** Returns a pharmacy's traffic of one kind in the hour, by name. */
function getHour(recording: Recording, assumptions: HourAssumptions, kind: 'calls' | 'hub') {
  const all: Record<string, Traffic> = {};
  for (const [journey, often] of Object.entries(getJourneys(assumptions)) as [Journey, number][]) {
    for (const [name, traffic] of Object.entries(once(recording, journey)[kind])) {
      all[name] = plus(all[name] ?? NO_TRAFFIC, times(traffic, often));
    }
  }
  return all;
}

/** The mean load of all pharmacies in a second of the busiest hour. */
export interface HourLoad {
  /** By name, most frequent first: `count` and bytes per second. */
  calls: readonly (readonly [string, Traffic])[];
  /** Hub messages by kind. */
  hub: readonly (readonly [string, Traffic])[];
  allCalls: Traffic;
  allHub: Traffic;
}

/** Returns the mean load per second of all pharmacies. */
export function getLoad(recording: Recording, assumptions: HourAssumptions): HourLoad {
  const each = (kind: 'calls' | 'hub') =>
    Object.entries(getHour(recording, assumptions, kind))
      .map(([name, traffic]) => [name, times(traffic, assumptions.pharmacies / HOUR)] as const)
      .sort(([, one], [, other]) => other.count - one.count);
  const [calls, hub] = [each('calls'), each('hub')];
  return {
    calls,
    hub,
    allCalls: sumOf(Object.fromEntries(calls)),
    allHub: sumOf(Object.fromEntries(hub)),
  };
}

const randomCount = (random: Random, mean: number) => Math.floor(mean) + (random() < mean % 1 ? 1 : 0);

/**
 * Returns the number of calls in each second of the hour. Every pharmacy runs its scenarios at random moments; the
 * calls of one fall within a second.
 * @returns one number per second
 */
export function getCallsPerSecond(recording: Recording, assumptions: HourAssumptions, seed: number): Uint32Array {
  const random = seededRandom(seed);
  const seconds = new Uint32Array(HOUR);
  const often = Object.entries(getJourneys(assumptions)) as [Journey, number][];
  const at = (calls: number) => {
    const second = Math.floor(random() * HOUR);
    seconds[second] = (seconds[second] ?? 0) + calls;
  };
  for (const [journey, count] of often) {
    const calls = sumOf(once(recording, journey).calls).count;
    for (let pharmacy = 0; pharmacy < assumptions.pharmacies; pharmacy += 1) {
      // Calls of an idle hour come one by one.
      if (journey === 'idle hour') for (let call = 0; call < calls; call += 1) at(1);
      else for (let time = 0; time < count; time += 1) at(randomCount(random, calls));
    }
  }
  return seconds;
}

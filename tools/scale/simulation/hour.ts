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

/** What is assumed of each pharmacy's hour. */
interface HourAssumptions {
  pharmacies: number;
  orders: number;
  /** Lines of each order. */
  lines: number;
  /** Responses to each order. */
  responses: number;
  signIns: number;
}

const HOUR = 3600;

/** How often a pharmacy goes each journey in the hour; lines are counted one by one. */
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
 * What going a journey once takes. Of `lines` it is the share of one line; of `response` one notification, though all suppliers
 * answered together when it was recorded. Pings come with time, so they are the idle hour's alone.
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

/** Everything of one kind that a pharmacy asks for in the hour, by name. */
function getHour(recording: Recording, assumptions: HourAssumptions, kind: 'calls' | 'hub') {
  const all: Record<string, Traffic> = {};
  for (const [journey, often] of Object.entries(getJourneys(assumptions)) as [Journey, number][]) {
    for (const [name, traffic] of Object.entries(once(recording, journey)[kind])) {
      all[name] = plus(all[name] ?? NO_TRAFFIC, times(traffic, often));
    }
  }
  return all;
}

/** A second of the busiest hour: all pharmacies together, at the mean. */
export interface HourLoad {
  /** By name, most often first: `count` a second, and bytes a second. */
  calls: readonly (readonly [string, Traffic])[];
  /** Messages of the hub, by kind. */
  hub: readonly (readonly [string, Traffic])[];
  allCalls: Traffic;
  allHub: Traffic;
}

/** What all pharmacies ask of the server each second of the hour, at the mean. */
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

/** A whole number whose mean is the one given. */
const drawn = (random: Random, mean: number) => Math.floor(mean) + (random() < mean % 1 ? 1 : 0);

/**
 * Calls in each second of the hour: every pharmacy goes its journeys at moments of its own, and asks for all of one within
 * a second.
 * @returns as many numbers as the hour has seconds
 */
export function toSeconds(recording: Recording, assumptions: HourAssumptions, seed: number): Uint32Array {
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
      // Nobody does anything in an idle hour: its calls come one by one.
      if (journey === 'idle hour') for (let call = 0; call < calls; call += 1) at(1);
      else for (let time = 0; time < count; time += 1) at(drawn(random, calls));
    }
  }
  return seconds;
}

import { readFileSync } from 'node:fs';
import { fromRoot } from '../../paths.ts';

/** Traffic under one name. */
export interface Traffic {
  count: number;
  /** Bytes sent to the server, headers included. */
  sent: number;
  /** Bytes received as transferred, headers included. */
  received: number;
  /** Bytes of the uncompressed bodies. */
  unpacked: number;
}

export type Journey = (typeof JOURNEYS)[number];
/**
 * Recorded scenarios. `page again` reloads the ordering page with cached files; `reconnection` is what a page with an
 * open order reads after reconnecting; `chosen again` selects a product a minute after `chosen`.
 */
export const JOURNEYS = [
  'sign-in',
  'open ordering',
  'first lines',
  'lines',
  'send',
  'response',
  'page again',
  'idle hour',
  'reconnection',
  'chosen',
  'chosen again',
] as const;

/** Traffic of a scenario: calls by contract name, hub frames by kind, and files. */
export interface JourneyTraffic {
  calls: Readonly<Record<string, Traffic>>;
  /** Frames sent (`sent …`) and received (`heard …`) by the page. */
  hub: Readonly<Record<string, Traffic>>;
  files: Traffic;
}

/** Traffic of one user of one pharmacy in the built product. */
export interface Recording {
  /** Date of the recording. */
  day: string;
  /** Number of lines in `lines`; the cost of one is a share. */
  lines: number;
  /** Number of calls for each of those lines. */
  callsOfLines: readonly number[];
  journeys: Readonly<Record<Journey, JourneyTraffic>>;
}

export const RECORDING = fromRoot('tools', 'scale', 'recording', 'recording.json');

export const readRecording = (): Recording => JSON.parse(readFileSync(RECORDING, 'utf8')) as Recording;

export const NO_TRAFFIC: Traffic = { count: 0, sent: 0, received: 0, unpacked: 0 };

export const plus = (a: Traffic, b: Traffic): Traffic => ({
  count: a.count + b.count,
  sent: a.sent + b.sent,
  received: a.received + b.received,
  unpacked: a.unpacked + b.unpacked,
});

export const times = (one: Traffic, factor: number): Traffic => ({
  count: one.count * factor,
  sent: one.sent * factor,
  received: one.received * factor,
  unpacked: one.unpacked * factor,
});

/** Returns the sum over all names. */
export const sumOf = (all: Readonly<Record<string, Traffic>> | readonly Traffic[]): Traffic =>
  Object.values(all).reduce<Traffic>(plus, NO_TRAFFIC);

import { readFileSync } from 'node:fs';
import { fromRoot } from '../../paths.ts';

/** What went over the wire under one name. */
export interface Traffic {
  count: number;
  /** Bytes to the server, headers included. */
  sent: number;
  /** Bytes from the server as transferred, headers included. */
  received: number;
  /** Bytes of the answers' bodies once they are unpacked. */
  unpacked: number;
}

export type Journey = (typeof JOURNEYS)[number];
/**
 * What is recorded. `page again` is the ordering page loaded anew with its files kept; `reconnection` what a page with an open
 * order asks once its link is back; `chosen again` a product that is searched for and chosen a minute after it was `chosen`.
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

/** What a journey asked of the server: calls of the contract by name, frames of the hub by kind, and the product's files. */
export interface JourneyTraffic {
  calls: Readonly<Record<string, Traffic>>;
  /** Frames that the page sent (`sent …`) and that it heard (`heard …`). */
  hub: Readonly<Record<string, Traffic>>;
  files: Traffic;
}

/** Journeys of one person of one pharmacy through the built product. */
export interface Recording {
  /** Day of the recording. */
  day: string;
  /** Lines of the journey `lines`: what one costs is a share of it. */
  lines: number;
  /** Calls of each of those lines. */
  callsOfLines: readonly number[];
  journeys: Readonly<Record<Journey, JourneyTraffic>>;
}

export const RECORDING = fromRoot('tools', 'scale', 'recording', 'recording.json');

export const readRecording = (): Recording => JSON.parse(readFileSync(RECORDING, 'utf8')) as Recording;

export const NO_TRAFFIC: Traffic = { count: 0, sent: 0, received: 0, unpacked: 0 };

/** Both together. */
export const plus = (one: Traffic, other: Traffic): Traffic => ({
  count: one.count + other.count,
  sent: one.sent + other.sent,
  received: one.received + other.received,
  unpacked: one.unpacked + other.unpacked,
});

/** So many times as much. */
export const times = (one: Traffic, factor: number): Traffic => ({
  count: one.count * factor,
  sent: one.sent * factor,
  received: one.received * factor,
  unpacked: one.unpacked * factor,
});

/** Everything, under whatever name. */
export const sumOf = (all: Readonly<Record<string, Traffic>> | readonly Traffic[]): Traffic =>
  Object.values(all).reduce<Traffic>(plus, NO_TRAFFIC);

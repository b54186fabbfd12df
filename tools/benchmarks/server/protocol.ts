import type { Sent } from './files.ts';

/** Commands to a measured server. */
export type Order =
  | { do: 'files'; files: Sent[] }
  | { do: 'searches'; people: number; count: number }
  | { do: 'nappis'; count: number };

/** Cost of files. Memory in MB. */
export interface FileCost {
  /** Milliseconds of processor time of the longest event loop turn. */
  longestTurn: number;
  /** Memory before, at peak, and after a pause. */
  before: number;
  maximum: number;
  after: number;
  /** Results: error texts, or 'imported'. */
  answers: string[];
}

/** Search latency: milliseconds of the server's processor time from arrival to answer. */
export interface SearchCost {
  latencies: number[];
  /** Processor time of one search. */
  each: number;
}

/** Milliseconds of processor time for a start. */
export interface StartCost {
  /** With an empty directory: builds the catalogue. */
  first: number;
  /** With the data of the first start. */
  again: number;
}

export type Answer = FileCost | SearchCost | string[] | StartCost;

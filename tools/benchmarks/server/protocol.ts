import type { Sent } from './files.ts';

/** What the benchmark asks of a server under it. */
export type Order =
  | { do: 'files'; files: Sent[] }
  | { do: 'searches'; people: number; count: number }
  | { do: 'nappis'; count: number };

/** What files cost the server. Memory in MB. */
export interface FileCost {
  /** Milliseconds of processor time of the longest turn of the event loop. */
  longestTurn: number;
  /** Memory before, at most, and after a rest. */
  before: number;
  most: number;
  after: number;
  /** What became of each: the texts of refusals, or 'imported'. */
  answers: string[];
}

/** How long searches took, milliseconds of the server's processor time from their arrival to their answer. */
export interface SearchCost {
  latencies: number[];
  /** Processor time of one. */
  each: number;
}

/** Milliseconds of processor time that a start takes before anything is asked. */
export interface StartCost {
  /** On an empty directory: the catalogue is made. */
  first: number;
  /** On what the first one left. */
  again: number;
}

export type Answer = FileCost | SearchCost | string[] | StartCost;

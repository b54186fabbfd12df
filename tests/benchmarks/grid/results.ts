import type { ContenderName } from './contenders.ts';
import type { FrameReport } from './page/protocol.ts';

/** What one contender got in one round. */
export interface Visit {
  round: number;
  contender: ContenderName;
  /** By measure; one that failed or was not asked for is missing. */
  values: Record<string, number>;
  /** Frames that showed something else than they should, by `variant.operation`. */
  frames: Record<string, FrameReport>;
  /** Most frames that the shown value was behind the last, while one changed every frame. */
  behind: number | null;
  /** What went wrong, for people to read. */
  problems: string[];
}

/** One run, as it is written to the JSON file. */
export interface Results {
  date: string;
  machine: { cpus: number; model: string; load: { before: number; after: number }; browser: string; node: string };
  options: { rounds: number; rows: number; seed: number };
  seconds: number;
  versions: Partial<Record<ContenderName, string>>;
  /** kB of JavaScript and CSS, gzipped, without React. */
  sizes: Partial<Record<ContenderName, { js: number; css: number; later: number }>>;
  /** Contenders that are not in it, with the reason. */
  leftOut: Partial<Record<ContenderName, string>>;
  visits: readonly Visit[];
}

/** A contender's values of a measure, by round. */
export function valuesOf(results: Results, contender: ContenderName, measure: string): (number | undefined)[] {
  if (measure === 'size') return [results.sizes[contender]?.js];
  return Array.from(
    { length: results.options.rounds },
    (_, round) =>
      results.visits.find((visit) => visit.contender === contender && visit.round === round)?.values[measure],
  );
}

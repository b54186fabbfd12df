import { parseArgs } from 'node:util';
import { readPart } from '../../tests/stories/run/part.ts';

/** Options of `npm test`. */
export interface TestOptions {
  /** Words that select suites; none means all. */
  suites: readonly string[];
  /** The commit to compare with if only what changed since is tested. */
  changed: string | null;
  /** Writes the times of this run to docs/testing.md. */
  record: boolean;
  /** Number of slowest stories listed. */
  slowest: number;
  /** The shard of stories and end-to-end tests, '1/3'; null for all of them. */
  shard: string | null;
  /** The part of what only `npm run test:all` runs in full, '3/8'; null for none of it. */
  thorough: string | null;
}

export const USAGE = `npm test -- [WORD…] [options]
  WORD             suites that have it in their name; default all
  --changed [REF]  only what the change since REF reaches; default HEAD, with what is not committed
  --shard N/OF     a part of the stories and end-to-end tests, for machines that share them
  --thorough [N/OF]  a part of what only npm run test:all runs whole; default 1/1, all of it
  --slowest [N]    lists the slowest stories; default 20
  --record         puts the times of this run into docs/testing.md`;

const LISTED = '20';
const ALL = '1/1';
const PART = /^\d+\/\d+$/;

/** Gives an option without a value its default. */
function withValue(
  argv: readonly string[],
  option: string,
  value: string,
  isValue: (next: string) => boolean,
): string[] {
  return argv.flatMap((word, index) => {
    const next = argv[index + 1];
    return word === option && (next === undefined || !isValue(next)) ? [`${option}=${value}`] : [word];
  });
}

/**
 * Reads the options of `npm test`.
 * @param names the names of all suites
 * @param isCommit whether a word names a commit, and not a suite
 * @throws with a readable message if an option is invalid
 */
export function readTestOptions(
  argv: readonly string[],
  names: readonly string[],
  isCommit: (word: string) => boolean,
): TestOptions {
  const defaults: readonly (readonly [option: string, value: string, isValue: (next: string) => boolean])[] = [
    ['--changed', 'HEAD', isCommit],
    ['--slowest', LISTED, (next) => /^\d+$/.test(next)],
    ['--thorough', ALL, (next) => PART.test(next)],
  ];
  const completed = defaults.reduce(
    (words, [option, value, isValue]) => withValue(words, option, value, isValue),
    argv,
  );
  const { values, positionals } = parseArgs({
    args: [...completed],
    allowPositionals: true,
    options: {
      changed: { type: 'string' },
      slowest: { type: 'string', default: '0' },
      record: { type: 'boolean', default: false },
      shard: { type: 'string' },
      thorough: { type: 'string' },
    },
  });
  const unknown = positionals.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined) throw new Error(`There is no suite "${unknown}". There are: ${names.join('; ')}.`);
  if (!/^\d+$/.test(values.slowest)) throw new Error(`--slowest takes a whole number, not "${values.slowest}".`);
  if (values.changed !== undefined && !isCommit(values.changed)) {
    throw new Error(`--changed takes a commit, not "${values.changed}".`);
  }
  for (const option of ['shard', 'thorough'] as const) {
    const value = values[option];
    if (value !== undefined && !readPart(value)) {
      throw new Error(`--${option} takes a part of several, as 1/3, not "${value}".`);
    }
  }
  if (values.record && (positionals.length > 0 || values.changed !== undefined || values.shard !== undefined)) {
    throw new Error('--record goes with a whole run alone.');
  }
  return {
    suites: positionals,
    changed: values.changed ?? null,
    record: values.record,
    slowest: Number(values.slowest),
    shard: values.shard ?? null,
    thorough: values.thorough ?? null,
  };
}

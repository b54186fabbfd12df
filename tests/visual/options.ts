import { parseArgs } from 'node:util';

/** Options of `npm run visual`. */
export interface Options {
  /** The commit to compare with; undefined for the merge base with main. */
  base: string | undefined;
  /** The commit to compare; undefined for the working tree. */
  head: string | undefined;
  /** Captures only what the changed files can reach. */
  changed: boolean;
  /** Texts; all words of one must be in a story's id, title, name or file. */
  words: readonly string[];
  /** Captures again what is cached. */
  again: boolean;
  /** Stores the hashes of the second side as a baseline for later comparisons. */
  keep: boolean;
  /** Serves the report, the last one or a new one, so that it can save decisions. */
  serve: boolean;
  port: number;
  selfTest: boolean;
  /** Number of stories in the self-test; undefined for all. */
  sample: number | undefined;
  /** Part of the stories in the self-test, counted from 1; undefined for all. */
  part: Part | undefined;
}

interface Part {
  at: number;
  of: number;
}

export const USAGE = `npm run visual -- [--base REF] [--head REF] [--changed] [--again] [--keep] [--serve [--port N]] [words]
npm run visual -- --self-test [--sample N | --part K/N]

Compares every story in five brands and two modes between two commits; by default, between where this branch left main
and the working tree. Words narrow it down to stories whose title, name or file hold any of them; in quotes, all of them.
`;

/**
 * Reads the options of `npm run visual`.
 * @throws with a readable message if an option is invalid
 */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      changed: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '4178' },
      'self-test': { type: 'boolean', default: false },
      sample: { type: 'string' },
      part: { type: 'string' },
    },
  });
  for (const name of ['sample', 'part'] as const) {
    if (values[name] !== undefined && !values['self-test']) throw new Error(`--${name} goes with --self-test.`);
  }
  if (values.sample !== undefined && values.part !== undefined)
    throw new Error('--sample and --part do not go together.');
  return {
    base: values.base,
    head: values.head,
    changed: values.changed,
    words: positionals,
    again: values.again,
    keep: values.keep,
    serve: values.serve,
    port: count('port', values.port),
    selfTest: values['self-test'],
    sample: values.sample === undefined ? undefined : count('sample', values.sample),
    part: values.part === undefined ? undefined : getPart(values.part),
  };
}

function getPart(text: string): Part {
  const [, at = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (!(at >= 1 && at <= of)) throw new Error(`--part takes a part of several, as 1/6, not "${text}".`);
  return { at, of };
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

import { parseArgs } from 'node:util';

/** How `npm run visual` is told to run. */
export interface Options {
  /** The commit to compare with; undefined for where this branch left main. */
  base: string | undefined;
  /** The commit to compare; undefined for the working tree. */
  head: string | undefined;
  /** Shoots only what the changed files can reach. */
  changed: boolean;
  /** Texts, one of which a story's id, title, name or file must hold all words of. */
  words: readonly string[];
  /** Shoots again what has been shot. */
  again: boolean;
  /** Keeps what the second side looks like, in hashes, for whoever compares with it next. */
  keep: boolean;
  /** Serves the last report, or the one that is made, so that it can write decisions. */
  serve: boolean;
  port: number;
  selfTest: boolean;
  /** How many stories the self-test takes; undefined for all. */
  sample: number | undefined;
}

export const USAGE = `npm run visual -- [--base REF] [--head REF] [--changed] [--again] [--keep] [--serve [--port N]] [words]
npm run visual -- --self-test [--sample N]

Compares every story in five brands and two modes between two commits; by default, between where this branch left main
and the working tree. Words narrow it down to stories whose title, name or file hold any of them; in quotes, all of them.
`;

/** @throws with what is wrong about them, for people to read */
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
    },
  });
  if (values.sample !== undefined && !values['self-test']) throw new Error('--sample goes with --self-test.');
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
  };
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

import { parseArgs } from 'node:util';
import { CONTENDERS, type ContenderName } from './contenders.ts';
import { OPERATIONS, type OperationName } from './measures.ts';

/** How `npm run bench -- grid` is told to run. */
export interface Options {
  rounds: number;
  rows: number;
  only: readonly OperationName[];
  /** Ours is always among them. */
  contenders: readonly ContenderName[];
  seed: number;
}

export const USAGE = `npm run bench -- grid [--rounds N] [--rows N] [--only ${OPERATIONS.slice(0, 3).join(',')},…]
                     [--contenders ${CONTENDERS.map(({ name }) => name).join(',')}] [--seed N]

Operations: ${OPERATIONS.join(', ')}.`;

/** @throws with what is wrong about them, for people to read */
export function readOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      rounds: { type: 'string', default: '5' },
      rows: { type: 'string', default: '100000' },
      only: { type: 'string', default: OPERATIONS.join() },
      contenders: { type: 'string', default: CONTENDERS.map(({ name }) => name).join() },
      seed: { type: 'string', default: '1' },
    },
  });
  const names = CONTENDERS.map(({ name }) => name);
  const contenders = listed('contenders', values.contenders, names);
  return {
    rounds: whole('rounds', values.rounds, 1, 99),
    // Fewer and there is nothing left to fling through.
    rows: whole('rows', values.rows, 10_000, 1_000_000),
    only: listed('only', values.only, OPERATIONS),
    contenders: contenders.includes('ours') ? contenders : ['ours', ...contenders],
    seed: whole('seed', values.seed, 0, 1_000_000),
  };
}

function listed<Name extends string>(option: string, text: string, known: readonly Name[]): readonly Name[] {
  const asked = text.split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => !known.includes(name as Name));
  if (unknown.length > 0) throw new Error(`--${option} knows ${known.join(', ')}, not '${unknown.join(', ')}'.`);
  return known.filter((name) => asked.includes(name));
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new Error(`--${option} takes a whole number from ${least} to ${most}, not '${text}'.`);
  }
  return number;
}

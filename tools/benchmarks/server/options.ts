import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** Options of `npm run bench -- server`. */
export interface ServerOptions {
  /** The commit to compare with; null measures only this checkout. */
  base: string | null;
  rounds: number;
  /** Numbers of users who search every few seconds. */
  people: readonly number[];
  /** Searches per run. */
  searches: number;
  /** Products in the catalogue. */
  products: number;
}

/**
 * Reads the options of `npm run bench -- server`.
 * @throws with a readable message if an option is invalid
 */
export function readServerOptions(argv: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      base: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      people: { type: 'string', default: '100' },
      searches: { type: 'string', default: '2000' },
      products: { type: 'string', default: '20000' },
    },
  });
  const [rounds = 0] = numbers('rounds', values.rounds);
  const [searches = 0] = numbers('searches', values.searches);
  const [products = 0] = numbers('products', values.products);
  return { base: values.base ?? null, rounds, people: numbers('people', values.people), searches, products };
}

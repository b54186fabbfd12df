import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** How `npm run bench -- server` runs. */
export interface ServerOptions {
  /** What it is compared with; null measures this checkout alone. */
  base: string | null;
  rounds: number;
  /** People who search, each every few seconds. */
  people: readonly number[];
  /** Searches of each run. */
  searches: number;
  /** Products of the catalogue. */
  products: number;
}

/** @throws with what is wrong about them, for people to read */
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

import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** Options of `npm run bench -- shop`. */
interface ShopOptions {
  /** The commit to compare with; null measures only this build. */
  base: string | null;
  rounds: number;
  /** Factors by which the processor is slowed down. */
  throttles: readonly number[];
  /** Cards on the scrolled page. */
  cards: number;
}

/**
 * Reads the options of `npm run bench -- shop`.
 * @throws with a readable message if an option is invalid
 */
export function readShopOptions(argv: readonly string[]): ShopOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      base: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      throttle: { type: 'string', default: '1,4' },
      cards: { type: 'string', default: '1000' },
    },
  });
  const [rounds = 0] = numbers('rounds', values.rounds);
  const [cards = 0] = numbers('cards', values.cards);
  return { base: values.base ?? null, rounds, throttles: numbers('throttle', values.throttle), cards };
}

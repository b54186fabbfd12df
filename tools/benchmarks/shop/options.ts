import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** How `npm run bench -- shop` runs. */
interface ShopOptions {
  /** What it is compared with; null measures this build alone. */
  base: string | null;
  rounds: number;
  /** How many times slower the processor is made. */
  throttles: readonly number[];
  /** Cards of the page that is scrolled through. */
  cards: number;
}

/** @throws with what is wrong about them, for people to read */
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

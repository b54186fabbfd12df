import { parseArgs } from 'node:util';

/** How `npm run bench -- ordering` runs. */
export interface OrderingOptions {
  /** What it is compared with; null measures this build alone. */
  base: string | null;
  rounds: number;
  /** How many times slower the processor is made. */
  throttles: readonly number[];
  /** Lines that the order holds before. */
  lines: readonly number[];
  /** Products of the catalogue. */
  products: readonly number[];
  /** Regrets that the pharmacy has. */
  regrets: number;
}

/** @throws with what is wrong about them, for people to read */
export function readOrderingOptions(argv: readonly string[]): OrderingOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      base: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      throttle: { type: 'string', default: '1,4' },
      lines: { type: 'string', default: '10,100,500' },
      products: { type: 'string', default: '20000,100000' },
      regrets: { type: 'string', default: '10000' },
    },
  });
  const [rounds = 0] = numbers('rounds', values.rounds);
  const [regrets = 0] = numbers('regrets', values.regrets);
  return {
    base: values.base ?? null,
    rounds,
    throttles: numbers('throttle', values.throttle),
    lines: numbers('lines', values.lines),
    products: numbers('products', values.products),
    regrets,
  };
}

/** Whole numbers from 1, with commas between them. @throws where they are something else */
export function numbers(name: string, text: string): number[] {
  const found = text.split(',').map(Number);
  if (found.some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(`--${name} takes whole numbers from 1, with commas between them, not "${text}".`);
  }
  return found;
}

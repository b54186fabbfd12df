import { parseArgs } from 'node:util';

/** Options of `npm run bench -- ordering`. */
export interface OrderingOptions {
  /** The commit to compare with; null measures only this build. */
  base: string | null;
  rounds: number;
  /** Factors by which the processor is slowed down. */
  throttles: readonly number[];
  /** Lines in the order before the visit. */
  lines: readonly number[];
  /** Products in the catalogue. */
  products: readonly number[];
  /** Number of regrets of the pharmacy. */
  regrets: number;
  /** Milliseconds added to every server answer. */
  latency: number;
  /** Milliseconds that the user waits before each key of an item. */
  pause: number;
}

/**
 * Reads the options of `npm run bench -- ordering`.
 * @throws with a readable message if an option is invalid
 */
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
      latency: { type: 'string', default: '0' },
      pause: { type: 'string', default: '0' },
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
    latency: milliseconds('latency', values.latency),
    pause: milliseconds('pause', values.pause),
  };
}

/** @throws if it is not an integer from 0 */
function milliseconds(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes milliseconds, not "${text}".`);
  return Number(text);
}

/**
 * Parses a comma-separated list of integers from 1.
 * @throws if one is invalid
 */
export function numbers(name: string, text: string): number[] {
  const found = text.split(',').map(Number);
  if (found.some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(`--${name} takes whole numbers from 1, with commas between them, not "${text}".`);
  }
  return found;
}

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
  /** Milliseconds that every answer is later than the server's. */
  latency: number;
  /** Milliseconds that somebody looks before each key of an item. */
  pause: number;
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

/** @throws where it is no whole number from 0 */
function milliseconds(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes milliseconds, not "${text}".`);
  return Number(text);
}

/** Whole numbers from 1, with commas between them. @throws where they are something else */
export function numbers(name: string, text: string): number[] {
  const found = text.split(',').map(Number);
  if (found.some((value) => !Number.isInteger(value) || value < 1)) {
    throw new Error(`--${name} takes whole numbers from 1, with commas between them, not "${text}".`);
  }
  return found;
}

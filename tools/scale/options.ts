import { parseArgs } from 'node:util';
import { numbers } from '@mortar/benchmarks/ordering/options';

/** Assumptions of `npm run scale` about the busiest hour. */
export interface ScaleOptions {
  /** Records the scenarios again, in Chromium. */
  record: boolean;
  /** A commit whose build is recorded for comparison; null for none. */
  base: string | null;
  pharmacies: number;
  /** Orders sent per pharmacy in the hour. */
  orders: number;
  /** Lines per order. */
  lines: number;
  /** Supplier responses per order; each is read. */
  responses: number;
  /** Sign-ins per pharmacy in the hour. */
  signIns: number;
  /** Seconds for which the server is down when all are disconnected. */
  away: number;
  /** Simulated connections; results are scaled to all pharmacies. */
  links: number;
  seed: number;
}

/**
 * Reads the options of `npm run scale`.
 * @throws with a readable message if an option is invalid
 */
export function readScaleOptions(argv: readonly string[]): ScaleOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      record: { type: 'boolean', default: false },
      base: { type: 'string' },
      pharmacies: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '2' },
      lines: { type: 'string', default: '20' },
      responses: { type: 'string', default: '7' },
      'sign-ins': { type: 'string', default: '1' },
      away: { type: 'string', default: '35' },
      links: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const one = (name: 'pharmacies' | 'orders' | 'lines' | 'responses' | 'sign-ins' | 'away' | 'links' | 'seed') =>
    numbers(name, values[name])[0] ?? 0;
  const pharmacies = one('pharmacies');
  return {
    record: values.record,
    base: values.base ?? null,
    pharmacies,
    orders: one('orders'),
    lines: one('lines'),
    responses: one('responses'),
    signIns: one('sign-ins'),
    away: one('away'),
    links: Math.min(one('links'), pharmacies),
    seed: one('seed'),
  };
}

import { parseArgs } from 'node:util';
import { numbers } from '@mortar/benchmarks/ordering/options';

/** What `npm run scale` assumes of the busiest hour. */
export interface ScaleOptions {
  /** Records the journeys anew, in Chromium. */
  record: boolean;
  /** A commit whose build is recorded as well, to compare this one with; null for none. */
  base: string | null;
  pharmacies: number;
  /** Orders that a pharmacy makes and sends in the hour. */
  orders: number;
  /** Lines of each. */
  lines: number;
  /** Responses of suppliers to each order, each read. */
  responses: number;
  /** Times that a pharmacy signs in in the hour. */
  signIns: number;
  /** Seconds for which the server is away when everybody is cut. */
  away: number;
  /** Links that are simulated; what they do stands for all pharmacies. */
  links: number;
  seed: number;
}

/** @throws with what is wrong about them, for people to read */
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

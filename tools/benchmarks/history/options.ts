import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** Options of `npm run bench -- history`. */
interface HistoryOptions {
  rounds: number;
  /** Numbers of sent orders; ratios are relative to the first. */
  orders: readonly number[];
  /** Responses on the screen while an answer arrives. */
  responses: number;
}

/**
 * Reads the options of `npm run bench -- history`.
 * @throws with a readable message if an option is invalid
 */
export function readHistoryOptions(argv: readonly string[]): HistoryOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      rounds: { type: 'string', default: '3' },
      orders: { type: 'string', default: '1000,10000' },
      responses: { type: 'string', default: '1000' },
    },
  });
  const [rounds = 0] = numbers('rounds', values.rounds);
  const [responses = 0] = numbers('responses', values.responses);
  return { rounds, orders: numbers('orders', values.orders), responses };
}

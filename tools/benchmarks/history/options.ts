import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** How `npm run bench -- history` runs. */
interface HistoryOptions {
  rounds: number;
  /** Orders that were sent; ratios are of each to the first. */
  orders: readonly number[];
  /** Responses on the screen while an answer arrives. */
  responses: number;
}

/** @throws with what is wrong about them, for people to read */
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

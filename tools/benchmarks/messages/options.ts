import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** Options of `npm run bench -- messages`. */
export interface MessagesOptions {
  /** The commit to compare with; null measures only this build. */
  base: string | null;
  rounds: number;
  /** Factors by which the processor is slowed down. */
  throttles: readonly number[];
  /** Message counts of the measured conversation; ratios are relative to the first. */
  messages: readonly number[];
  /** Total number of conversations, of which one page is listed. */
  conversations: number;
  /** Conversations per page. */
  pages: readonly number[];
  /** Seconds for which the page receives ten messages per second. */
  seconds: number;
  /** Measures memory over time instead; null for none. */
  soak: Soak | null;
}

export interface Soak {
  /** Simulated minutes, with one message per second. */
  minutes: number;
  /** Speed-up of the simulated time. */
  speed: number;
}

/**
 * Reads the options of `npm run bench -- messages`.
 * @throws with a readable message if an option is invalid
 */
export function readMessagesOptions(argv: readonly string[]): MessagesOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      base: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      throttle: { type: 'string', default: '1,4' },
      messages: { type: 'string', default: '50,10000' },
      conversations: { type: 'string', default: '1000' },
      pages: { type: 'string', default: '10,15,25' },
      seconds: { type: 'string', default: '20' },
      hour: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      speed: { type: 'string' },
    },
  });
  if (!values.hour && (values.minutes ?? values.speed) !== undefined) {
    throw new Error('--minutes and --speed belong to --hour.');
  }
  const one = (name: string, text: string) => numbers(name, text)[0] ?? 0;
  return {
    base: values.base ?? null,
    rounds: one('rounds', values.rounds),
    throttles: numbers('throttle', values.throttle),
    messages: numbers('messages', values.messages),
    conversations: one('conversations', values.conversations),
    pages: numbers('pages', values.pages),
    seconds: one('seconds', values.seconds),
    soak: values.hour
      ? { minutes: one('minutes', values.minutes ?? '60'), speed: one('speed', values.speed ?? '1') }
      : null,
  };
}

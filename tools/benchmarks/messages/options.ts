import { parseArgs } from 'node:util';
import { numbers } from '../ordering/options.ts';

/** How `npm run bench -- messages` runs. */
export interface MessagesOptions {
  /** What it is compared with; null measures this build alone. */
  base: string | null;
  rounds: number;
  /** How many times slower the processor is made. */
  throttles: readonly number[];
  /** Messages of the conversation that is opened and written in; ratios are of each to the first. */
  messages: readonly number[];
  /** Conversations that there are, of which a page is listed. */
  conversations: number;
  /** Conversations on a page. */
  pages: readonly number[];
  /** Seconds for which the page hears of ten messages a second. */
  seconds: number;
  /** Instead of all that: what stays in memory of this many minutes; null for none. */
  soak: Soak | null;
}

export interface Soak {
  /** Of the time that is played: a message a second. */
  minutes: number;
  /** How many times faster than that it is played. */
  speed: number;
}

/** @throws with what is wrong about them, for people to read */
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

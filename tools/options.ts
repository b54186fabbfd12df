import { parseArgs } from 'node:util';
import { fromRoot } from './paths.ts';

/** How `npm start` and `npm run dev` are told to run. */
export interface Options {
  port: number;
  /** The name or address to listen on; this machine alone unless told otherwise. */
  host: string;
  dataDir: string;
  /** Forget what was ordered and begin with the sample again. */
  fresh: boolean;
  /** Go on with what is left although something that was acknowledged is missing. */
  acceptLoss: boolean;
  /** Opens the control route that journeys use. */
  control: boolean;
  /** Milliseconds after which suppliers answer a sent order. */
  answerAfterMs: number;
  /** The brand to wear instead of the one in `config.json`; for `npm start` the path of a brand's folder, too. */
  brand: string | undefined;
}

/** @throws with what is wrong about them, for people to read */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      port: { type: 'string', default: env.PORT ?? '4173' },
      host: { type: 'string', default: env.MORTAR_HOST || 'localhost' },
      data: { type: 'string', default: env.MORTAR_DATA ?? fromRoot('.data') },
      fresh: { type: 'boolean', default: false },
      'accept-loss': { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      'answer-after': { type: 'string', default: '6000' },
      brand: { type: 'string', default: env.BRAND ?? '' },
    },
  });
  return {
    port: wholeNumber('port', values.port),
    host: values.host,
    dataDir: values.data,
    fresh: values.fresh,
    acceptLoss: values['accept-loss'],
    control: values.control,
    answerAfterMs: wholeNumber('answer-after', values['answer-after']),
    brand: values.brand || undefined,
  };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 86_400_000) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return number;
}

/**
 * How `npm run architecture` runs.
 * @throws with what is wrong, for people to read
 */
export function readArchitectureOptions(argv: readonly string[]): { check: boolean } {
  const { values } = parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } });
  return values;
}

import { parseArgs } from 'node:util';
import { fromRoot } from './paths.ts';

/** Options of `npm start` and `npm run dev`. */
export interface Options {
  port: number;
  /** Host name or address to listen on. Default: this machine only. */
  host: string;
  dataDir: string;
  /** Discards stored orders and starts from the sample data. */
  fresh: boolean;
  /** Continues with the remaining data although acknowledged writes are missing. */
  acceptLoss: boolean;
  /** Opens the control route used by end-to-end tests. */
  control: boolean;
  /** Milliseconds after which suppliers answer a sent order. */
  answerAfterMs: number;
  /** Replaces the brand of `config.json`; `npm start` also takes a path to a brand folder. */
  brand: string | undefined;
}

/**
 * Reads the options of `npm start` and `npm run dev`.
 * @throws with a readable message if an option is invalid
 */
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
    port: integer('port', values.port),
    host: values.host,
    dataDir: values.data,
    fresh: values.fresh,
    acceptLoss: values['accept-loss'],
    control: values.control,
    answerAfterMs: integer('answer-after', values['answer-after']),
    brand: values.brand || undefined,
  };
}

function integer(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 86_400_000) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return number;
}

/**
 * Reads the options of `npm run architecture`.
 * @throws with a readable message if an option is invalid
 */
export function readArchitectureOptions(argv: readonly string[]): { check: boolean } {
  const { values } = parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } });
  return values;
}

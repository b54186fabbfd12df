import { parseArgs } from 'node:util';
import { fromRoot } from '../paths.ts';

/** Options of `npm run demo`. */
export interface DemoOptions {
  /** Output folder. */
  out: string;
  /** Whether to include Storybook. */
  storybook: boolean;
  /** Port to serve it on; null only builds it. */
  port: number | null;
}

export const DEMO_USAGE = `npm run demo [-- --serve [--port 4180]] [--no-storybook] [--out FOLDER]

Makes a folder for any host of files: the product with the reference backend inside a service worker, and Storybook.`;

/**
 * Reads the options of `npm run demo`.
 * @throws with a readable message if an option is invalid
 */
export function readDemoOptions(argv: readonly string[]): DemoOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      out: { type: 'string', default: fromRoot('dist', 'demo') },
      storybook: { type: 'boolean', default: true },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '4180' },
    },
    allowNegative: true,
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port takes a whole number up to 65535, not "${values.port}".`);
  return { out: values.out, storybook: values.storybook, port: values.serve ? port : null };
}

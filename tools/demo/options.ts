import { parseArgs } from 'node:util';
import { fromRoot } from '../paths.ts';

/** How `npm run demo` runs. */
export interface DemoOptions {
  /** Where the folder goes. */
  out: string;
  /** Whether Storybook lies in it. */
  storybook: boolean;
  /** The port to show it on; null only makes it. */
  port: number | null;
}

export const DEMO_USAGE = `npm run demo [-- --serve [--port 4180]] [--no-storybook] [--out FOLDER]

Makes a folder for any host of files: the product with the reference backend inside a service worker, and Storybook.`;

/** @throws with what is wrong about them, for people to read */
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

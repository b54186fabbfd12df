// npm run demo: builds the product without a server, as a folder for any static host.
import { relative } from 'node:path';
import { makeDemo } from './demo/makeDemo.ts';
import { DEMO_USAGE, readDemoOptions } from './demo/options.ts';
import { serveDemo } from './demo/serveDemo.ts';
import { getOptions } from './getOptions.ts';
import { root } from './paths.ts';
import { explain, stopOnSignal } from './serving/server.ts';

try {
  const options = getOptions(readDemoOptions, DEMO_USAGE);
  await makeDemo(options);
  process.stdout.write(
    `${relative(root, options.out)}: lay it at the root of any host of files that is reached by https.\n`,
  );
  if (options.port !== null) {
    const host = await serveDemo(options.out, options.port);
    stopOnSignal(host);
    process.stdout.write(`The demo is at ${host.url}. Ctrl-C stops.\n`);
  }
} catch (error) {
  explain(error);
}

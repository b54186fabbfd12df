// npm start: the built application and the reference backend on one origin.
import { buildApp } from './builds.ts';
import { readOptions } from './options.ts';
import { appDist } from './paths.ts';
import { announce, explain, serve, stopOnSignal } from './server.ts';
import { createSite } from './site.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  await buildApp();
  const site = createSite(appDist, options.brand ? { brand: options.brand } : {});
  stopOnSignal(await serve(options, async () => site));
  announce(options);
} catch (error) {
  explain(error);
}

// npm start: the built application and the reference backend on one origin.
import { buildApp } from './builds.ts';
import { readOptions } from './options.ts';
import { appDist } from './paths.ts';
import { announce, explain, serve, stopOnSignal } from './server.ts';
import { createSite } from './site.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  await buildApp();
  const brand = options.brand ? { brand: options.brand } : {};
  stopOnSignal(
    await serve(options, async ({ reportsOrigin }) =>
      createSite(appDist, { ...brand, hosts: { reporting: reportsOrigin } }, [reportsOrigin]),
    ),
  );
  announce(options);
} catch (error) {
  explain(error);
}

// npm start: serves the built application and the reference backend on one origin.
import { copyBesideApp } from './branding/brandFolder.ts';
import { buildApp } from './builds.ts';
import { readOptions } from './options.ts';
import { appDist } from './paths.ts';
import { announce, configHere, explain, serve, stopOnSignal } from './serving/server.ts';
import { createSite } from './serving/site.ts';

try {
  const requested = readOptions(process.argv.slice(2), process.env);
  await buildApp();
  const options = { ...requested, brand: requested.brand && (await copyBesideApp(requested.brand)) };
  stopOnSignal(
    await serve(options, async (around) => createSite(appDist, configHere(options, around), [around.reportsOrigin])),
  );
  announce(options);
} catch (error) {
  explain(error);
}

// npm start: serves the built application and the reference backend on one origin.
import { copyBesideApp } from './branding/brandFolder.ts';
import { buildApp } from './builds.ts';
import { readOptions } from './options.ts';
import { appDist } from './paths.ts';
import { announce, configHere, explain, serve, stopOnSignal } from './serving/server.ts';
import { createSite } from './serving/site.ts';
import { startStep } from './startStep.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  // Port and data are checked before the build, which takes longest.
  const dataOpened = startStep('Opening the data');
  const running = await serve(options, async (around) => {
    dataOpened();
    await buildApp();
    const brand = options.brand && (await copyBesideApp(options.brand));
    return createSite(appDist, configHere({ ...options, brand }, around), [around.reportsOrigin]);
  });
  stopOnSignal(running);
  announce(options);
} catch (error) {
  explain(error);
}

// npm start: the built application and the reference backend on one origin.
import { basename, join } from 'node:path';
import { readBrandFolder, writeBrandPack } from './branding/brandFolder.ts';
import { buildApp } from './builds.ts';
import { readOptions } from './options.ts';
import { appDist } from './paths.ts';
import { announce, configHere, explain, serve, stopOnSignal } from './serving/server.ts';
import { createSite } from './serving/site.ts';

/** A brand that is said by its folder is laid beside the application, as a deployment has it (0038). @returns its name */
async function laidBeside(brand: string | undefined): Promise<string | undefined> {
  if (!brand?.includes('/')) return brand;
  return basename(writeBrandPack(await readBrandFolder(brand), join(appDist, 'brands')));
}

try {
  const asked = readOptions(process.argv.slice(2), process.env);
  await buildApp();
  const options = { ...asked, brand: await laidBeside(asked.brand) };
  stopOnSignal(
    await serve(options, async (around) => createSite(appDist, configHere(options, around), [around.reportsOrigin])),
  );
  announce(options);
} catch (error) {
  explain(error);
}

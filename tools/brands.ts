// npm run brands: serves a deployment of every brand, each with its own users and orders.
import { join } from 'node:path';
import { BRANDS, brandInfo } from '@mortar/themes';
import { buildApp } from './builds.ts';
import { readOptions } from './options.ts';
import { appDist } from './paths.ts';
import { configHere, explain, getUrl, type OtherServers, type Running, serve, stopOnSignal } from './serving/server.ts';
import { createSite } from './serving/site.ts';

/** Options of each brand: consecutive ports and separate data folders. */
const getOptions = (argv: readonly string[]) => {
  const options = readOptions(argv, process.env);
  return BRANDS.map((brand, index) => ({
    ...options,
    brand,
    port: options.port + index,
    dataDir: join(options.dataDir, 'brands', brand),
  }));
};

const running: Running[] = [];
const closeAll = async () => {
  for (const { close } of running) await close();
};
try {
  const each = getOptions(process.argv.slice(2));
  await buildApp();
  for (const options of each) {
    const site = async (around: OtherServers) =>
      createSite(appDist, configHere(options, around), [around.reportsOrigin]);
    running.push(await serve(options, site));
  }
  stopOnSignal({ close: closeAll });
  const lines = each.map(
    ({ brand, host, port }) => `  ${brandInfo[brand].productName.padEnd(14)}  ${getUrl(host, port)}`,
  );
  process.stdout.write(
    `\nSide by side:\n${lines.join('\n')}\n\nSign in with buyer@1001 or admin@1001 and Mortar@2026. Ctrl-C stops.\n\n`,
  );
} catch (error) {
  await closeAll();
  explain(error);
}

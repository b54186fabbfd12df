import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDirectory } from '@mortar/backend/node';
import { readOptions } from '../../tools/options.ts';
import { serve } from '../../tools/serving/server.ts';
import { createSite } from '../../tools/serving/site.ts';

// The application's server with test pages in a separate process: prints its addresses, then serves until killed.
const [dataDir = '', ...more] = process.argv.slice(2);
const pages = join(dataDir, 'pages');
mkdirSync(pages, { recursive: true });
writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Mortar</title>');
writeFileSync(join(pages, 'config.json'), '{}');
// Seeds a small catalogue, so that starting is fast.
openDataDirectory(dataDir, { products: 300 }).journal.close();
let reports = '';
const { server } = await serve(readOptions(['--port', '0', '--data', dataDir, ...more], {}), async (around) => {
  reports = around.reportsOrigin;
  return createSite(pages, {}, [reports]);
});
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('no port');
process.stdout.write(`${JSON.stringify({ port: address.port, reports: Number(new URL(reports).port) })}\n`);

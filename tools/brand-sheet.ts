// npm run brand-sheet -- NAME [FILE]: a brand on one sheet, in one file, to be sent to a partner.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BRANDS } from '../themes/src/brands.ts';
import { entrances } from '../themes/src/entrances.ts';
import { brandInfo } from '../themes/src/infos.ts';
import { inputs } from '../themes/src/inputs.ts';
import { brandSheet } from './pages/brandSheet/brandSheet.ts';
import { fromRoot } from './paths.ts';
import { explain } from './serving/server.ts';

const [name = '', file] = process.argv.slice(2);
const brand = BRANDS.find((each) => each === name);
if (!brand) {
  process.stderr.write(`Say which brand: npm run brand-sheet -- ${BRANDS[0]}. There are ${BRANDS.join(', ')}.\n`);
  process.exit(2);
}
try {
  const path = file ? resolve(process.env.INIT_CWD ?? '', file) : fromRoot('.cache', 'brand-sheets', `${brand}.html`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, brandSheet({ inputs: inputs[brand], info: brandInfo[brand], entrance: entrances[brand] }));
  process.stdout.write(`${path} shows ${brand} on one sheet: A3, or A4 at 71 %. Print it without margins.\n`);
} catch (error) {
  explain(error);
}

// npm run brand-sheet -- NAME|FOLDER [FILE]: writes a one-page overview of a brand as one file for a partner.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brandSheet } from '../pages/brandSheet/brandSheet.ts';
import { fromRoot } from '../paths.ts';
import { explain } from '../serving/server.ts';
import { readBrandFolder } from './brandFolder.ts';

const [nameOrFolder = '', file] = process.argv.slice(2);
try {
  const brand = await readBrandFolder(nameOrFolder);
  const path = file
    ? resolve(process.env.INIT_CWD ?? '', file)
    : fromRoot('.cache', 'brand-sheets', `${brand.name}.html`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, brandSheet(brand));
  process.stdout.write(`${path} shows ${brand.name} on one sheet: A3, or A4 at 71 %. Print it without margins.\n`);
} catch (error) {
  explain(error);
}

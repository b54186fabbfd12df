// npm run brand-pack -- NAME|FOLDER [--out FOLDER]: builds a brand to serve next to an application built without it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from '../paths.ts';
import { explain } from '../serving/server.ts';
import { readBrandFolder, writeBrandPack } from './brandFolder.ts';

try {
  const { positionals, values } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const brand = await readBrandFolder(positionals[0] ?? '');
  const parent =
    values.out === undefined ? fromRoot('dist', 'brands') : resolve(process.env.INIT_CWD ?? '', values.out);
  const folder = writeBrandPack(brand, parent);
  process.stdout.write(
    `${folder} is ${brand.info.productName}. Lay it into brands/ beside a deployment's index.html, and have its\n` +
      `config.json say "brand": "${brand.name}". Nothing is built or started again.\n`,
  );
} catch (error) {
  explain(error);
}

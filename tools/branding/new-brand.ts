// npm run new-brand -- NAME '#hex' [WORD] [--logo FILE] [--out FOLDER]: creates a complete brand from one colour.
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BRANDS } from '../../themes/src/brands.ts';
import { WORDS } from '../../themes/src/words.ts';
import { parseBrandName, parseColour, parseWord, writeBrand } from '../../themes/tools/newBrand.ts';
import { fromRoot } from '../paths.ts';
import { run } from '../run.ts';
import { explain } from '../serving/server.ts';

const USAGE = `Usage: npm run new-brand -- NAME '#hex' [${WORDS.join(' | ')}] [--logo FILE] [--out FOLDER]
Example: npm run new-brand -- renoster '#5b6f2a' calm --logo renoster.svg

--out FOLDER writes the brand there, to be served as a pack, instead of building it in.
`;

/** Regenerates all files made from brand folders. */
const emit = () => run(process.execPath, [fromRoot('themes', 'tools', 'emit.ts')]);

try {
  const { positionals, values } = parseArgs({
    options: { logo: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', colour = '', said, ...rest] = positionals;
  if (name === '' || colour === '' || rest.length > 0) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  const brand = parseBrandName(name, BRANDS);
  const word = parseWord(said, brand);
  const resolveTyped = (path: string) => resolve(process.env.INIT_CWD ?? '', path);
  const logo = values.logo === undefined ? undefined : readFileSync(resolveTyped(values.logo), 'utf8');
  const made = { name: brand, accent: parseColour(colour), word, logo };
  if (values.out !== undefined) {
    const written = writeBrand(made, resolveTyped(values.out));
    process.stdout.write(
      `${brand} (${word}) was written to ${written}; it is not part of the build.\n` +
        `See it: npm run brand-sheet -- ${written}. Serve it: npm run brand-pack -- ${written}.\n`,
    );
    process.exit(0);
  }
  const folder = writeBrand(made);
  try {
    await run('biome', ['check', '--write', folder]);
    await emit();
  } catch (error) {
    rmSync(folder, { recursive: true });
    await emit();
    throw error;
  }
  process.stdout.write(
    `\n${brand} (${word}) was written to themes/src/brands/${brand}; Storybook and the tests include it.\n` +
      `See it: npm run brand-sheet -- ${brand}, npm run storybook, or npm start -- --brand ${brand}.\n` +
      'Make it theirs: docs/new-brand.md.\n',
  );
} catch (error) {
  explain(error);
}

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

const USAGE = `Say what the brand is called, its colour, how it is (${WORDS.join(', ')}), and where its logo is, if it has one:
npm run new-brand -- renoster '#5b6f2a' calm --logo renoster.svg

With --out FOLDER it is not built in: it stands there, to be served as a pack.
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
  const typed = (path: string) => resolve(process.env.INIT_CWD ?? '', path);
  const logo = values.logo === undefined ? undefined : readFileSync(typed(values.logo), 'utf8');
  const made = { name: brand, accent: parseColour(colour), word, logo };
  if (values.out !== undefined) {
    const apart = writeBrand(made, typed(values.out));
    process.stdout.write(
      `${brand} is ${word}, and stands in ${apart}. Nothing here knows of it.\n` +
        `See it: npm run brand-sheet -- ${apart}. Serve it: npm run brand-pack -- ${apart}.\n`,
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
    `\n${brand} is ${word}, and stands in themes/src/brands/${brand}, in Storybook's toolbar and in every test.\n` +
      `See it: npm run brand-sheet -- ${brand}, npm run storybook, or npm start -- --brand ${brand}.\n` +
      'Make it theirs: docs/new-brand.md.\n',
  );
} catch (error) {
  explain(error);
}

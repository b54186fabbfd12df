// npm run new-brand -- NAME '#hex': a whole brand from one colour.
import { BRANDS } from '../themes/src/brands.ts';
import { parseBrandName, parseColour, writeBrand } from '../themes/tools/newBrand.ts';
import { fromRoot } from './paths.ts';
import { run } from './run.ts';
import { explain } from './serving/server.ts';

const [name = '', colour = ''] = process.argv.slice(2);
if (name === '' || colour === '') {
  process.stderr.write("Say what the brand is called and its colour: npm run new-brand -- renoster '#5b6f2a'\n");
  process.exit(2);
}
try {
  const brand = parseBrandName(name, BRANDS);
  writeBrand(brand, parseColour(colour));
  await run(process.execPath, [fromRoot('themes', 'tools', 'emit.ts')]);
  await run('biome', ['check', '--write', fromRoot('themes', 'src')]);
  process.stdout.write(
    `\n${brand} stands in themes/src/brands/${brand}, in the showroom's toolbar and in every test.\n` +
      `See it: npm run storybook, or npm start -- --brand ${brand}. Make it theirs: docs/new-brand.md.\n`,
  );
} catch (error) {
  explain(error);
}

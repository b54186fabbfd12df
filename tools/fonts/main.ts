// npm run print-fonts: subsets the fonts of printed pages from a package.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fromRoot } from '../paths.ts';
import { CHARACTERS } from './characters.ts';

const FONTS = { regular: '400Regular/Inter_400Regular', bold: '600SemiBold/Inter_600SemiBold' } as const;
const FOLDER = fromRoot('app', 'src', 'documents', 'pages', 'fonts');
const DIGITS = '0123456789';

const source = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));

/** Subsets the fonts and records which of their digits have equal widths. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const digits: Record<string, number[]> = {};
  for (const [name, file] of Object.entries(FONTS)) {
    const whole = readFileSync(join(source, `${file}.ttf`));
    const subset = await subsetFont(whole, CHARACTERS, {
      targetFormat: 'sfnt',
      keepFeatures: ['tnum'],
      noHinting: true,
    });
    writeFileSync(join(FOLDER, `inter-${name}.ttf`), subset);
    digits[name] = create(subset)
      .layout(DIGITS, ['tnum'])
      .glyphs.map(({ id }) => id);
    process.stdout.write(`inter-${name}.ttf: ${Math.round(subset.length / 1000)} kB\n`);
  }
  copyFileSync(join(source, 'LICENSE_FONT'), join(FOLDER, 'OFL.txt'));
  writeFileSync(join(FOLDER, 'figures.json'), `${JSON.stringify(digits)}\n`);
}

await main();

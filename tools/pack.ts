// npm run pack: builds the design system and the themes as installable packages.
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot, root } from './paths.ts';
import { packLibraries } from './publishing/packLibraries.ts';

const USAGE = `npm run pack -- [--out FOLDER]

Makes @mortar/themes and @mortar/design-system as folders and tarballs, in dist/packages unless told otherwise.`;

function readOut(argv: readonly string[]): string {
  try {
    const options = { out: { type: 'string', default: fromRoot('dist', 'packages') } } as const;
    return resolve(parseArgs({ args: [...argv], options }).values.out);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`);
    return process.exit(2);
  }
}

try {
  for (const { tarball } of await packLibraries(readOut(process.argv.slice(2)))) {
    const size = Math.round(statSync(tarball).size / 1000);
    process.stdout.write(`${relative(root, tarball)} (${size} kB)\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

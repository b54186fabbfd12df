// npm run package -- --brand aloe: one deployment as a folder and a tarball.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { makePackage } from './packaging/makePackage.ts';
import { PACKAGE_USAGE, type PackageOptions, readPackageOptions } from './packaging/options.ts';
import { root } from './paths.ts';

function optionsOf(argv: readonly string[]): PackageOptions {
  try {
    return readPackageOptions(argv);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${PACKAGE_USAGE}\n`);
    return process.exit(2);
  }
}

try {
  const { folder, tarball } = await makePackage(optionsOf(process.argv.slice(2)));
  const size = (statSync(tarball).size / 1_000_000).toFixed(1);
  const here = (path: string) => relative(root, path);
  process.stdout.write(
    `${here(folder)}\n${here(tarball)} (${size} MB)\nHow to serve it: ${here(folder)}/README.html\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

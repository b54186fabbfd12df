// npm run package -- --brand aloe: builds one deployment as a folder and a tarball.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { getOptions } from './getOptions.ts';
import { makePackage } from './packaging/makePackage.ts';
import { PACKAGE_USAGE, readPackageOptions } from './packaging/options.ts';
import { root } from './paths.ts';

try {
  const { folder, tarball } = await makePackage(getOptions(readPackageOptions, PACKAGE_USAGE));
  const size = (statSync(tarball).size / 1_000_000).toFixed(1);
  const relativePath = (path: string) => relative(root, path);
  process.stdout.write(
    `${relativePath(folder)}\n${relativePath(tarball)} (${size} MB)\nHow to serve it: ${relativePath(folder)}/README.html\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

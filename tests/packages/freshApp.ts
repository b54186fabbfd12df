import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromRoot } from '../../tools/paths.ts';
import type { Packed } from '../../tools/publishing/packLibraries.ts';
import { run } from '../../tools/run.ts';

/** Dependencies of an application besides our packages, as listed in docs/adopting.md. */
const PEERS = ['react', 'react-dom', '@chakra-ui/react', '@emotion/react', 'formik'];
const TOOLS = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

/** Returns the version of a package that this repository tests with. */
function getVersion(name: string): string {
  const places = ['.', 'design-system', 'themes'].map((folder) =>
    fromRoot(folder, 'node_modules', name, 'package.json'),
  );
  for (const place of places) {
    try {
      return JSON.parse(readFileSync(place, 'utf8')).version;
    } catch {}
  }
  throw new Error(`${name} is not installed here.`);
}

const getVersions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, getVersion(name)]));

const pnpm = () => /pnpm@[\d.]+/.exec(readFileSync(fromRoot('tools', 'bootstrap.mjs'), 'utf8'))?.[0] ?? 'pnpm';

/** Writes pnpm's settings: the tested versions, without unused Node packages. */
function settingsFor(packed: readonly Packed[]): string {
  const own = packed.flatMap(({ manifest }) => Object.keys(manifest.dependencies));
  const versions = Object.entries(getVersions(own)).map(([name, version]) => `  '${name}': ${version}\n`);
  return `overrides:\n${versions.join('')}ignoredOptionalDependencies:\n  - '@napi-rs/canvas'\n`;
}

/** A newly created Vite application. */
export interface FreshApp {
  /** Outside of this repository, so that nothing resolves into it. */
  folder: string;
  /**
   * Runs a command of its own packages.
   * @throws if that fails
   */
  run(command: string, ...args: string[]): Promise<void>;
}

/**
 * Creates the application of docs/adopting.md with our tarballs and dependencies from the registry.
 * @param folder outside of this repository; it is created
 * @throws with pnpm's message if the installation fails
 */
export async function installFreshApp(folder: string, packed: readonly Packed[]): Promise<FreshApp> {
  cpSync(fromRoot('tests', 'packages', 'adopter'), folder, { recursive: true });
  mkdirSync(join(folder, 'packages'));
  for (const { tarball } of packed) cpSync(tarball, join(folder, 'packages', basename(tarball)));
  const ours = packed.map(({ manifest, tarball }) => [manifest.name, `file:packages/${basename(tarball)}`]);
  const manifest = {
    name: 'adopter',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), ...getVersions(PEERS) },
    devDependencies: getVersions(TOOLS),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settingsFor(packed));
  const args = ['--yes', pnpm(), 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'];
  const log = join(folder, 'install.log');
  await run('npx', args, { cwd: folder, log, env: { NODE_ENV: 'development' } }).catch((error: unknown) => {
    throw new Error(readFileSync(log, 'utf8'), { cause: error });
  });
  const env = {
    PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}`,
    // Overrides Vitest's value.
    NODE_ENV: 'production',
  };
  return { folder, run: (command, ...rest) => run(command, rest, { cwd: folder, env }) };
}

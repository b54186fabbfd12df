// The only file that runs on any Node from version 20 without installed packages: it installs the lockfile's packages
// if needed, then hands over to their Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PNPM = 'pnpm@12.21.0';
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed');

const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
  .digest('hex');

const [command = '', ...rest] = process.argv.slice(2);
// Packages of development tools and their commands. Their dependencies are installed on first use or for the full
// tests, and are kept up to date afterwards.
const OWN = {
  bench: ['tools/benchmarks', 'main.ts'],
  scale: ['tools/scale', 'main.ts'],
  mutation: ['tools/mutation', 'main.ts'],
  probe: ['tools/probe', 'main.ts'],
  tutorial: ['tools/tutorial', 'main.ts'],
  'print-fonts': ['tools/fonts', 'main.ts'],
  visual: ['tests/visual', 'command.ts'],
  review: ['tests/visual', 'review/command.ts'],
};
const [ownFolder, ownScript] = OWN[command] ?? [];
const folders = [...new Set(Object.values(OWN).map(([folder]) => folder))];
const all = command === 'test' && rest.some((word) => /^(--thorough|tools|visual|mounts)/.test(word));
const isInstalled = (folder) => existsSync(join(root, folder, 'node_modules'));
const leftOut = folders.filter((folder) => !all && folder !== ownFolder && !isInstalled(folder));
const packages = leftOut.flatMap((folder) => ['--filter', `!./${folder}`]);

const installed =
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === lockHash &&
  existsSync(join(bin, 'node')) &&
  (!ownFolder || isInstalled(ownFolder)) &&
  (!all || folders.every(isInstalled));
if (!installed) {
  process.stderr.write('Installing dependencies (once, and again when they change)…\n');
  const { status } = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', ...packages],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Drops the npm settings of the calling Node, so that pnpm reads the machine's.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
    },
  );
  if (status !== 0) {
    process.stderr.write('The dependencies could not be installed; see above.\n');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockHash);
}

const child = spawn(
  join(bin, 'node'),
  [
    '--disable-warning=ExperimentalWarning',
    ownFolder ? join(root, ownFolder, ownScript) : join(root, 'tools', `${command}.ts`),
    ...rest,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  },
);
// Ctrl-C reaches the child directly; a signal to this process alone is forwarded.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

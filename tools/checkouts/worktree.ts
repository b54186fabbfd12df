import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fromRoot, root } from '../paths.ts';
import { exitCode } from '../run.ts';
import { EnvironmentError } from './environmentError.ts';
import { git } from './git.ts';
import { type Source, samePackages, workingTree } from './sources.ts';

/** Returns the package folders of the workspace, the root first. */
function packages(): string[] {
  const [, list = ''] =
    /^packages:\n((?: {2}- .+\n)+)/.exec(readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8')) ?? [];
  return ['', ...[...list.matchAll(/- (.+)/g)].map(([, name = '']) => name)];
}

const LEFT_OUT = new Set(['.pnpm', '.cache', '.vite', '.vite-temp']);

/**
 * Links this repository's packages into a checkout. Links are copied unchanged, so that workspace packages resolve to
 * the checkout and others to this repository's store.
 */
function linkPackages(folder: string): void {
  for (const name of packages()) {
    const from = fromRoot(name, 'node_modules');
    if (!existsSync(from) || !existsSync(join(folder, name))) continue;
    cpSync(from, join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !(dirname(path) === from && LEFT_OUT.has(basename(path))),
    });
  }
  symlinkSync(fromRoot('node_modules', '.pnpm'), join(folder, 'node_modules', '.pnpm'));
}

/** Reads pnpm's version from the bootstrap script, which runs before anything is installed and cannot be imported. */
function pnpmOfBootstrap(): string {
  const name = /pnpm@[\d.]+/.exec(readFileSync(fromRoot('tools', 'bootstrap.mjs'), 'utf8'))?.[0];
  if (!name) throw new EnvironmentError('tools/bootstrap.mjs does not name pnpm.');
  return name;
}

async function installPackages(folder: string, source: Source): Promise<void> {
  process.stderr.write(`${source.label} has other packages: installing them for it…\n`);
  const log = fromRoot('.cache', 'checkouts', `install-${source.key}.log`);
  const pnpm = ['--yes', pnpmOfBootstrap(), 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  // Removes npm's own settings from the environment, which pnpm would use.
  const unset = Object.keys(process.env).flatMap((name) => (name.startsWith('npm_') ? ['-u', name] : []));
  const code = await exitCode('env', [...unset, 'npx', ...pnpm], { cwd: folder, log });
  if (code !== 0) throw new EnvironmentError(`The packages of ${source.label} could not be installed; see ${log}`);
}

async function equip(folder: string, source: Source): Promise<void> {
  if (samePackages(source.files, workingTree().files)) linkPackages(folder);
  else await installPackages(folder, source);
}

/**
 * Runs a task in a temporary checkout of a commit with its packages, outside the repository so that nothing resolves
 * into it.
 */
export async function inWorktree<Result>(source: Source, task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(mkdtempSync(join(tmpdir(), 'mortar-visual-')), 'checkout');
  try {
    git(['worktree', 'add', '--detach', '--force', folder, source.commit ?? 'HEAD']);
    await equip(folder, source);
    return await task(folder);
  } finally {
    rmSync(dirname(folder), { recursive: true, force: true });
    git(['worktree', 'prune']);
  }
}

/** Runs a task in a copy of the working tree's sources. */
async function inCopy<Result>(source: Source, task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-visual-copy-'));
  try {
    for (const path of [...source.files.keys(), 'package.json']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(root, path), join(folder, path));
    }
    linkPackages(folder);
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a task in a checkout of a commit, or a copy of the working tree, that may be modified. */
export const inScratch: typeof inWorktree = (source, task) => (source.commit ? inWorktree : inCopy)(source, task);

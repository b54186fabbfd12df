import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../builds.ts';
import { commitSource } from '../checkouts/sources.ts';
import { inWorktree } from '../checkouts/worktree.ts';
import { appDist, fromRoot } from '../paths.ts';
import { run } from '../run.ts';

export type Side = 'this build' | 'base';

/**
 * Builds the application of a commit once.
 * @returns its folder
 */
async function getBuild(ref: string): Promise<string> {
  const source = commitSource(ref);
  const folder = fromRoot('.cache', 'bench', `app-${source.key}`);
  if (existsSync(join(folder, 'index.html'))) return folder;
  process.stderr.write(`Building the application of ${ref}…\n`);
  await inWorktree(source, async (checkout) => {
    await run('vite', ['build', '--config', join(checkout, 'app', 'vite.config.ts'), '--logLevel', 'warn']);
    cpSync(join(checkout, 'app', 'dist'), folder, { recursive: true });
  });
  return folder;
}

/**
 * Builds this application, and the one to compare it with if given.
 * @param base a commit, or null
 * @returns their folders
 */
export async function buildSides(base: string | null): Promise<ReadonlyMap<Side, string>> {
  await buildApp();
  const builds = new Map<Side, string>([['this build', appDist]]);
  if (base) builds.set('base', await getBuild(base));
  return builds;
}

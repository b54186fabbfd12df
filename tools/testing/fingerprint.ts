import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'storybook-static', '.data', '.cache']);

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (!SKIPPED_FOLDERS.has(name)) yield* filesBelow(join(path, name));
}

/** Returns a hash over the content of files and folders, named from the root. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Runs a build only if its inputs changed since the last run, whose hash is stored in `stamp`.
 * @returns whether it ran
 */
export async function whenChanged(
  stamp: string,
  sources: readonly string[],
  build: () => Promise<void>,
): Promise<boolean> {
  const now = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  await build();
  writeFileSync(stamp, now);
  return true;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../paths.ts';
import { EnvironmentError } from './environmentError.ts';
import { getCommit, git } from './git.ts';

/** Sources of a Storybook. */
const SOURCES = [
  '.storybook',
  'app',
  'design-system',
  'mocks',
  'themes',
  'tsconfig.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
];
const NOT_BUILT = /\.test\.tsx?$|^mocks\/\w+\/test\/|\.md$/;

const NOT_SOURCE = /(^|\/)(node_modules|dist|\.vite|\.cache)(\/|$)/;

/** Returns the Storybook sources of a checkout with content hashes. */
export function hashesIn(checkout: string): Map<string, string> {
  const paths = SOURCES.flatMap((source) => {
    const path = join(checkout, source);
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [source];
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => `${source}/${name}`);
  });
  const files = paths.filter(
    (path) => !NOT_SOURCE.test(path) && !NOT_BUILT.test(path) && statSync(join(checkout, path)).isFile(),
  );
  return new Map(
    files.map((path) => [
      path,
      createHash('sha1')
        .update(readFileSync(join(checkout, path)))
        .digest('hex'),
    ]),
  );
}

/** File names with git content hashes. */
type Files = ReadonlyMap<string, string>;

/** One side of a comparison. */
export interface Source {
  /** Display name: a ref, or `working tree`. */
  label: string;
  /** The commit, or null for the working tree. */
  commit: string | null;
  files: Files;
  /** Equal for equal content, whether committed or not. */
  key: string;
}

/** Returns a short hash of files, independent of their order. */
export function getKey(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, blob] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${blob} ${path}\n`);
  return hash.digest('hex').slice(0, 16);
}

const records = (text: string) => text.split('\0').filter((record) => record !== '');

function committedFiles(commit: string): Files {
  const rows = records(git(['ls-tree', '-r', '-z', commit, '--', ...SOURCES])).map((record) => {
    const [about = '', path = ''] = record.split('\t');
    return [path, about.split(' ')[2] ?? ''] as const;
  });
  return new Map(rows.filter(([path]) => !NOT_BUILT.test(path)));
}

function workingTreeFiles(): Files {
  const paths = records(git(['ls-files', '-z', '-co', '--exclude-standard', '--', ...SOURCES])).filter(
    (path) => !NOT_BUILT.test(path) && existsSync(fromRoot(path)),
  );
  const blobs = git(['hash-object', '--stdin-paths'], `${paths.join('\n')}\n`)
    .trim()
    .split('\n');
  return new Map(paths.map((path, index) => [path, blobs[index] ?? '']));
}

/**
 * Returns a commit as one side of a comparison.
 * @throws EnvironmentError if it does not exist or has no Storybook
 */
export function commitSource(ref: string, label = ref): Source {
  const commit = getCommit(ref);
  const files = committedFiles(commit);
  if (!files.has('.storybook/main.ts')) throw new EnvironmentError(`${label} has no Storybook.`);
  return { label, commit, files, key: getKey(files) };
}

/** Returns the working tree as one side of a comparison. */
export function workingTree(): Source {
  const files = workingTreeFiles();
  return { label: 'working tree', commit: null, files, key: getKey(files) };
}

/** Returns the files that differ between two sides or exist on only one. */
export function changedFiles(base: Files, head: Files): string[] {
  const paths = new Set([...base.keys(), ...head.keys()]);
  return [...paths].filter((path) => base.get(path) !== head.get(path)).sort();
}

const LOCKS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Returns whether both sides have the same packages in the same versions. */
export const samePackages = (a: Files, b: Files) => LOCKS.every((path) => a.get(path) === b.get(path));

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImporters } from '../../tests/stories/reach/graph.ts';
import { getReach, type Reach } from '../../tests/stories/reach/reach.ts';
import { getStories, type Story } from '../../tests/stories/reach/stories.ts';
import { buildStorybook } from '../builds.ts';
import { root, storybookDist } from '../paths.ts';
import type { Reached } from './suites.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Returns whether a word names a commit of this repository. */
export function isCommit(word: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${word}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Returns files that differ from a commit, committed or not, and new files. */
const changedSince = (commit: string): string[] => [
  ...new Set([
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]),
];

const NOT_STORIES = /\.test\.tsx?$|\.chromium\.ts$|\.md$/;
const STORY = /\.stories\.tsx$|^app\/src\/stories\/|\.mdx$/;
const PRODUCT = /^(app|design-system|themes|mocks)\/|^pnpm-|^package\.json$/;
const SHOWN = /^\.storybook\//;
/** Files that affect how every story is tested. */
const HOW_TESTED = /^tests\/stories\/|^\.storybook\/test-runner\.ts$|^test-runner-jest\.config\.js$|^pnpm-/;

/** Returns the suites that changed files reach. Unit tests and stories are selected separately. */
export function getSuites(files: readonly string[], hasStories: boolean): Set<string> {
  const suites = new Set(['format, lint, types', 'units, contract, repository']);
  const reached = files.filter((file) => !NOT_STORIES.test(file));
  const any = (...kinds: RegExp[]) => reached.some((file) => kinds.some((kind) => kind.test(file)));
  if (hasStories || any(PRODUCT, SHOWN, /^tests\/(sizes|storybook)\//)) suites.add('builds and their sizes');
  if (hasStories) suites.add('stories');
  if (any(/^tests\/visual\//, SHOWN, /^pnpm-/)) {
    suites.add('visual self-test');
    suites.add('tools about the product');
  }
  if (any(PRODUCT, SHOWN, /^(tests\/deployments|tools\/(packaging|demo))\//)) suites.add('deployments');
  if (
    any(/^(mocks|tests\/visual)\//, /^pnpm-/) ||
    files.some((file) => /^(mocks|tests\/visual)\/.*\.chromium\.ts$/.test(file))
  ) {
    suites.add('mounts in Chromium');
  }
  if (any(/^(design-system|themes|tests\/packages|tools\/publishing)\//, /^pnpm-/)) suites.add('packages');
  // Seeded defects test the story checks themselves.
  if (files.some((file) => /^tests\/stories\/|^pnpm-/.test(file))) suites.add('seeded defects');
  const run = reached.filter((file) => !STORY.test(file));
  if (run.some((file) => PRODUCT.test(file) || /^tests\/end-to-end\/|^tools\//.test(file))) {
    suites.add('end-to-end');
    suites.add('sweeps');
    suites.add('tools about the product');
  }
  return suites;
}

/** Returns the titles of the stories that a change reaches; null for all. */
export function getTitles(
  files: readonly string[],
  stories: readonly Story[],
  reach: Pick<Reach, 'storyFiles'>,
): string[] | null {
  const { storyFiles } = reach;
  if (storyFiles === null || files.some((file) => HOW_TESTED.test(file))) return null;
  return [...new Set(stories.filter(({ file }) => storyFiles.has(file)).map(({ title }) => title))];
}

/** Returns what differs from a commit, and what that reaches by Storybook's current import graph. */
export async function reachedSince(commit: string): Promise<Reached> {
  const files = changedSince(commit);
  await buildStorybook();
  const from = (name: string) => JSON.parse(readFileSync(join(storybookDist, name), 'utf8'));
  const read = (side: 'base' | 'head', path: string) => {
    if (side === 'head') return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    try {
      return git('show', `${commit}:${path}`);
    } catch {
      return '';
    }
  };
  const built = files.filter((file) => !NOT_STORIES.test(file) && (PRODUCT.test(file) || SHOWN.test(file)));
  const reach = getReach({ files: built, graphs: [readImporters(from('preview-stats.json'), root)], read });
  const titles = getTitles(files, getStories(from('index.json')), reach);
  const suites = getSuites(files, titles === null || titles.length > 0);
  process.stdout.write(
    `${files.length} files differ from ${commit}; reached: ${[...suites].join('; ')}${titles && titles.length > 0 ? ` (${titles.length} files of stories)` : ''}.\n`,
  );
  return { since: commit, titles, suites };
}
